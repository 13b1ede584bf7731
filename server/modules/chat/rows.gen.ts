// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ChatChoices {
  enter_sends: Generated<boolean>;
  presence: Generated<boolean>;
  receipts: Generated<boolean>;
  user_id: string;
}

export interface ChatSettings {
  only_one: Generated<boolean>;
  presence: Generated<boolean>;
  previews: Generated<boolean>;
  receipts: Generated<boolean>;
  version: Generated<number>;
}

export interface ChatStatuses {
  emoji: string | null;
  text: string;
  until: Timestamp | null;
  user_id: string;
}

export interface Chats {
  active_at: Timestamp;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  description: string | null;
  first_id: string | null;
  id: string;
  kind: string;
  last_seq: Generated<number>;
  name: string | null;
  photo_id: string | null;
  second_id: string | null;
  version: Generated<number>;
}

export interface ScheduledMessages {
  also_main: Generated<boolean>;
  at: Timestamp;
  author_id: string;
  body: Json;
  chat_id: string;
  created_at: Timestamp;
  file_ids: Generated<string[]>;
  id: string;
  quoted_id: string | null;
  thread_of: string | null;
  version: Generated<number>;
}

export interface Rows {
  chat_choices: ChatChoices;
  chat_settings: ChatSettings;
  chat_statuses: ChatStatuses;
  chats: Chats;
  scheduled_messages: ScheduledMessages;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface MessageFiles {
  file_id: string;
  message_id: string;
  place: number;
}

export interface MessageReactions {
  at: Timestamp;
  emoji: string;
  message_id: string;
  user_id: string;
}

export interface Messages {
  audience: string;
  author_id: string | null;
  body: Json | null;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  edited_at: Timestamp | null;
  guest_mail: string | null;
  guest_name: string | null;
  id: string;
  kind: string;
  mark: string | null;
  object_id: string;
  place: number;
  quoted_id: string | null;
  seq: number;
  text: string;
  thread_of: string | null;
}

export interface ReadMarks {
  audience: string;
  object_id: string;
  seq: number;
  thread_of: string;
  user_id: string;
  version: Generated<number>;
}

export interface Rows {
  message_files: MessageFiles;
  message_reactions: MessageReactions;
  messages: Messages;
  read_marks: ReadMarks;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface LinkPreviews {
  description: string | null;
  picture: Buffer | null;
  picture_height: number | null;
  picture_width: number | null;
  read_at: Timestamp;
  site: string | null;
  title: string | null;
  url: string;
}

export interface MessageFiles {
  file_id: string;
  message_id: string;
  place: number;
}

export interface MessageLinks {
  message_id: string;
  place: number;
  url: string;
}

export interface MessageReactions {
  at: Timestamp;
  emoji: string;
  message_id: string;
  user_id: string;
}

export interface MessageStars {
  at: Timestamp;
  message_id: string;
  object_id: string;
  user_id: string;
}

export interface MessageVoices {
  message_id: string;
  wave: number[];
}

export interface Messages {
  audience: string;
  author_id: string | null;
  body: Json | null;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  edited_at: Timestamp | null;
  forwarded: Generated<boolean>;
  forwarded_from: string | null;
  guest_mail: string | null;
  guest_name: string | null;
  holds: Generated<string[]>;
  id: string;
  in_main: Generated<boolean>;
  kind: string;
  line: Json | null;
  mark: string | null;
  object_id: string;
  pinned_at: Timestamp | null;
  pinned_by: string | null;
  place: number;
  quoted_id: string | null;
  seq: number;
  text: string;
  thread_of: string | null;
  turn: Generated<number>;
}

export interface PollVotes {
  at: Timestamp;
  message_id: string;
  place: number;
  user_id: string;
}

export interface Polls {
  ends_at: Timestamp | null;
  message_id: string;
  secret: boolean;
  several: boolean;
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
  link_previews: LinkPreviews;
  message_files: MessageFiles;
  message_links: MessageLinks;
  message_reactions: MessageReactions;
  message_stars: MessageStars;
  message_voices: MessageVoices;
  messages: Messages;
  poll_votes: PollVotes;
  polls: Polls;
  read_marks: ReadMarks;
}

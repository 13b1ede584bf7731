// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface FileTexts {
  file_id: string;
  text: string;
}

export interface Files {
  bytes: number;
  created_at: Timestamp;
  height: number | null;
  id: string;
  name: string;
  object_id: string | null;
  owner_id: string;
  purpose: string;
  seconds: number | null;
  sha256: Buffer;
  text_due: Generated<Timestamp | null>;
  text_tries: Generated<number>;
  type: string;
  width: number | null;
}

export interface Uploads {
  bytes: number;
  created_at: Timestamp;
  file_id: string | null;
  id: string;
  name: string;
  open_until: Timestamp;
  owner_id: string;
  purpose: string;
  received: Generated<number>;
}

export interface Rows {
  file_texts: FileTexts;
  files: Files;
  uploads: Uploads;
}

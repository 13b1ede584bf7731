// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Drafts {
  content: Json;
  file_ids: Generated<string[]>;
  id: string;
  key: string;
  kind: string;
  owner_id: string;
  sent_at: Timestamp | null;
  updated_at: Timestamp;
  version: number;
}

export interface Rows {
  drafts: Drafts;
}

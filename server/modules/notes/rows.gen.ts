// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Notes {
  colour: string;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  end_time: string | null;
  id: string;
  pinned_at: Timestamp | null;
  preview: string;
  reminder_date: string | null;
  start_time: string | null;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface Rows {
  notes: Notes;
}

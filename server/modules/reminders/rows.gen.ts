// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Reminders {
  at: Timestamp;
  created_at: Timestamp;
  due_at: Timestamp | null;
  id: string;
  name: Generated<string>;
  object_id: string;
  part: string | null;
  user_id: string;
}

export interface Rows {
  reminders: Reminders;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Forms {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  id: string;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface Rows {
  forms: Forms;
}

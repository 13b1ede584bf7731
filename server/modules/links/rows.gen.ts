// Written by npm run db:types from a migrated database.
import type { Timestamp } from '../../kit/db/rows.gen.ts'

export interface ObjectLinks {
  created_at: Timestamp;
  created_by: string;
  id: string;
  one_id: string;
  other_id: string;
  removed_at: Timestamp | null;
}

export interface Rows {
  object_links: ObjectLinks;
}

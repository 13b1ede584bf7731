// Written by npm run db:types from a migrated database.
import type { Timestamp } from '../../kit/db/rows.gen.ts'

export interface ObjectLinks {
  created_at: Timestamp;
  created_by: string;
  id: string;
  one_id: string;
  one_part: string | null;
  other_id: string;
  other_part: string | null;
  removed_at: Timestamp | null;
  role: string;
}

export interface Rows {
  object_links: ObjectLinks;
}

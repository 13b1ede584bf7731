// Written by npm run db:types from a migrated database.
import type { Timestamp } from '../../kit/db/rows.gen.ts'

export interface Audiences {
  kind: string;
  listed_at: Timestamp | null;
  object_id: string;
  token: string;
}

export interface Rows {
  audiences: Audiences;
}

// Written by npm run db:types from a migrated database.
import type { Timestamp } from '../../kit/db/rows.gen.ts'

export interface Favourites {
  created_at: Timestamp;
  id: string;
  object_id: string;
  place: string;
  user_id: string;
}

export interface Rows {
  favourites: Favourites;
}

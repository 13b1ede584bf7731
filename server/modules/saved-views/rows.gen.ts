// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface SavedViews {
  created_at: Timestamp;
  id: string;
  list: string;
  name: string;
  owner_id: string;
  query: Json;
  scope_id: string | null;
  shared: Generated<boolean>;
  version: Generated<number>;
}

export interface Rows {
  saved_views: SavedViews;
}

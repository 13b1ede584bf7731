// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Publications {
  object_id: string;
  publish_at: Timestamp | null;
  published_at: Timestamp | null;
  push: Generated<boolean>;
  remind_at: Timestamp | null;
  reminded_at: Timestamp | null;
  remove_at: Timestamp | null;
  removed_at: Timestamp | null;
  version: Generated<number>;
}

export interface Rows {
  publications: Publications;
}

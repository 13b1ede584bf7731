// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ObjectPeople {
  archived_at: Timestamp | null;
  cleared_seq: Generated<number>;
  degree: string;
  kind: string;
  level: string | null;
  mentioned_seq: Generated<number>;
  muted: Generated<boolean>;
  object_id: string;
  pinned_at: Timestamp | null;
  sort_at: Timestamp;
  starred_at: Timestamp | null;
  user_id: string;
}

export interface Rows {
  object_people: ObjectPeople;
}

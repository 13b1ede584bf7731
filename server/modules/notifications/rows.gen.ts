// Written by npm run db:types from a migrated database.
import type { Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Notifications {
  actor_id: string | null;
  created_at: Timestamp;
  event: string;
  history_id: string;
  id: string;
  object_id: string;
  params: Json;
  path: string;
  seen_at: Timestamp | null;
  user_id: string;
}

export interface Rows {
  notifications: Notifications;
}

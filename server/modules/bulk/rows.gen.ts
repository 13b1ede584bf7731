// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface BulkRows {
  code: string | null;
  object_id: string;
  place: number;
  request_id: string;
  run_id: string;
  state: Generated<string>;
  version: number;
}

export interface BulkRuns {
  actor_id: string;
  command: Json;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  id: string;
  kind: string;
  turn: Generated<number>;
}

export interface Rows {
  bulk_rows: BulkRows;
  bulk_runs: BulkRuns;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ImportRuns {
  actor_id: string;
  answer: Json | null;
  beat_at: Timestamp | null;
  code: string | null;
  created_at: Timestamp;
  done: Generated<number>;
  finished_at: Timestamp | null;
  id: string;
  input: string | null;
  name: string;
  state: Generated<string>;
  target: Json;
  total: Generated<number>;
}

export interface Rows {
  import_runs: ImportRuns;
}

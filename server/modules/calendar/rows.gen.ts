// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Spans {
  ends: Timestamp;
  kind: string;
  object_id: string;
  occurrence: Generated<number>;
  person_id: string;
  piece: Generated<number>;
  starts: Timestamp;
  whole_from: Timestamp;
  whole_to: Timestamp;
}

export interface Rows {
  spans: Spans;
}

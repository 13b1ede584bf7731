// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Labels {
  colour: string;
  created_at: Timestamp;
  folded: string;
  id: string;
  name: string;
  scope_id: string;
  version: Generated<number>;
}

export interface ObjectLabels {
  label_id: string;
  object_id: string;
}

export interface Rows {
  labels: Labels;
  object_labels: ObjectLabels;
}

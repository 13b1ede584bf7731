// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface FieldAnswers {
  answers: Json;
  counted: Generated<boolean>;
  given_at: Timestamp;
  object_id: string;
  set_id: string;
  version: number;
}

export interface FieldSetVersions {
  fields: Json;
  saved_at: Timestamp;
  saved_by: string | null;
  set_id: string;
  version: number;
}

export interface FieldSets {
  id: string;
  version: Generated<number>;
}

export interface FieldTallies {
  field: string;
  n: number;
  set_id: string;
  value: string;
  version: number;
}

export interface TallyPending {
  fields: string[];
  id: string;
  n: number;
  said: string[];
  set_id: string;
  version: number;
}

export interface Rows {
  field_answers: FieldAnswers;
  field_set_versions: FieldSetVersions;
  field_sets: FieldSets;
  field_tallies: FieldTallies;
  tally_pending: TallyPending;
}

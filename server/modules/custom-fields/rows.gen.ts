// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface CustomSets {
  hidden: Generated<string[]>;
  kind: string;
  object_id: string;
  set_id: string;
  set_version: number;
  version: Generated<number>;
}

export interface CustomTerms {
  object_id: string;
  term: string;
}

export interface CustomValues {
  answers: Json;
  changed_at: Timestamp;
  kind: string;
  object_id: string;
}

export interface Rows {
  custom_sets: CustomSets;
  custom_terms: CustomTerms;
  custom_values: CustomValues;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface CannedAnswers {
  created_at: Timestamp;
  id: string;
  module: string;
  text_ar: string;
  text_en: string;
  title_ar: string;
  title_en: string;
  version: Generated<number>;
}

export interface Rows {
  canned_answers: CannedAnswers;
}

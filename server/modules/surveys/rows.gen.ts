// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface SurveyCells {
  bucket: string;
  field: string;
  n: number;
  survey_id: string;
  value: string;
}

export interface SurveyParticipations {
  settled: Generated<boolean>;
  survey_id: string;
  user_id: string;
}

export interface SurveyResponses {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  draft: Json | null;
  id: string;
  sent_at: Timestamp | null;
  status: string;
  survey_id: string;
  unit_id: string | null;
  version: Generated<number>;
}

export interface SurveySheets {
  answers: Json;
  bucket: string | null;
  id: string;
  settled: Generated<boolean>;
  survey_id: string;
}

export interface SurveyTexts {
  body: string;
  field: string;
  id: string;
  survey_id: string;
}

export interface Surveys {
  anonymous: Generated<boolean>;
  answered: number | null;
  archived_at: Timestamp | null;
  breakdown: Generated<boolean>;
  buckets: Generated<string[]>;
  changed: Generated<boolean>;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  description_ar: Generated<string>;
  description_en: Generated<string>;
  draft: Json;
  id: string;
  invited: number | null;
  is_template: Generated<boolean>;
  k: Generated<number>;
  name_ar: Generated<string>;
  name_en: Generated<string>;
  paused_at: Timestamp | null;
  published_at: Timestamp | null;
  set_id: string | null;
  set_version: number | null;
  share_results: Generated<boolean>;
  status: Generated<string>;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface Rows {
  survey_cells: SurveyCells;
  survey_participations: SurveyParticipations;
  survey_responses: SurveyResponses;
  survey_sheets: SurveySheets;
  survey_texts: SurveyTexts;
  surveys: Surveys;
}

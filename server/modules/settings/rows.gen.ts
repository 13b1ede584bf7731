// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Backups {
  attempts: Generated<number>;
  bytes: number | null;
  due_at: Timestamp;
  failure: string | null;
  finished_at: Timestamp | null;
  started_at: Timestamp;
}

export interface Organisation {
  calendar: Generated<string>;
  country: Generated<string>;
  created_at: Timestamp;
  demo: Generated<boolean>;
  digits: Generated<string>;
  hijri_offset: Generated<number>;
  id: string;
  language: Generated<string>;
  logo_id: string | null;
  name_ar: string;
  name_en: string;
  neutral_reset: Generated<boolean>;
  only_one: Generated<boolean>;
  rights_version: Generated<number>;
  settings: Generated<Json>;
  version: Generated<number>;
  zone: Generated<string>;
}

export interface Rows {
  backups: Backups;
  organisation: Organisation;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface FormEntries {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  form_id: string;
  id: string;
  once: boolean;
  status: string;
  target_object: string | null;
  unit_id: string | null;
  version: Generated<number>;
}

export interface Forms {
  archived_at: Timestamp | null;
  chain_id: string | null;
  changed: Generated<boolean>;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  department_id: string | null;
  description_ar: Generated<string>;
  description_en: Generated<string>;
  draft: Json;
  entries: Generated<number>;
  group_id: string | null;
  id: string;
  is_template: Generated<boolean>;
  max_entries: number | null;
  name_ar: Generated<string>;
  name_en: Generated<string>;
  once: Generated<boolean>;
  paused_at: Timestamp | null;
  priority: Generated<string>;
  published_at: Timestamp | null;
  request: Json | null;
  set_id: string | null;
  set_version: number | null;
  status: Generated<string>;
  subject: Generated<string>;
  target: string | null;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  withdrawable: Generated<boolean>;
}

export interface Rows {
  form_entries: FormEntries;
  forms: Forms;
}

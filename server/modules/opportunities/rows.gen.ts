// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Opportunities {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  due_at: Generated<Timestamp>;
  due_date: Timestamp | null;
  id: string;
  last_waiting: Generated<number>;
  number_of_users: number;
  partner: Generated<string>;
  position: Generated<string>;
  published_at: Timestamp | null;
  reason: Generated<string>;
  status: Generated<string>;
  taken: Generated<number>;
  type_id: string | null;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface OpportunityApplications {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  ended: Generated<boolean>;
  id: string;
  note: Generated<string>;
  offered_until: Timestamp | null;
  opportunity_id: string;
  reason: Generated<string>;
  reviewer_id: string | null;
  status: string;
  unit_id: string | null;
  version: Generated<number>;
  waiting_no: Generated<number>;
}

export interface OpportunitySettings {
  max_users: Generated<number>;
  only_one: Generated<boolean>;
  version: Generated<number>;
}

export interface OpportunityTypes {
  id: string;
  name_ar: string;
  name_en: string;
  place: number;
}

export interface Rows {
  opportunities: Opportunities;
  opportunity_applications: OpportunityApplications;
  opportunity_settings: OpportunitySettings;
  opportunity_types: OpportunityTypes;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ChangedDefaults {
  flag: string;
  role: string;
  since: string;
  taken_at: Timestamp;
}

export interface Grants {
  flag: string;
  module_name: string;
  relations: string[];
  role: string;
}

export interface PersonGrants {
  created_at: Timestamp;
  created_by: string;
  effect: string;
  flag: string;
  from_at: Timestamp;
  id: string;
  module_name: string;
  reason: Generated<string>;
  relations: string[];
  until_at: Timestamp | null;
  user_id: string;
}

export interface Roles {
  id: string;
  role: string;
  version: Generated<number>;
}

export interface Rows {
  changed_defaults: ChangedDefaults;
  grants: Grants;
  person_grants: PersonGrants;
  roles: Roles;
}

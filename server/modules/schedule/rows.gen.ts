// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface PermissionRequestFiles {
  file_id: string;
  position: number;
  request_id: string;
}

export interface PermissionRequests {
  created_at: Timestamp;
  created_by: string;
  date_from: Timestamp | null;
  date_to: Timestamp | null;
  deleted_at: Timestamp | null;
  department_id: string | null;
  during: string | null;
  group_id: string | null;
  id: string;
  reason: Generated<string>;
  status: string;
  submitted_at: Timestamp | null;
  time_from: Generated<string>;
  time_to: Generated<string>;
  type_id: string | null;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  whole_days: boolean;
  working_days: Generated<number>;
  working_seconds: Generated<number>;
}

export interface PermissionSettings {
  only_one: Generated<boolean>;
  version: Generated<number>;
}

export interface PermissionTypes {
  active: Generated<boolean>;
  id: string;
  name_ar: string;
  name_en: string;
  position: number;
}

export interface Rows {
  permission_request_files: PermissionRequestFiles;
  permission_requests: PermissionRequests;
  permission_settings: PermissionSettings;
  permission_types: PermissionTypes;
}

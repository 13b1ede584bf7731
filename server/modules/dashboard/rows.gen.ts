// Written by npm run db:types from a migrated database.
import type { Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface DashboardLayouts {
  area: string;
  device: string;
  person_id: string;
  widgets: Json;
}

export interface DashboardMails {
  next_at: Timestamp;
  person_id: string;
  rhythm: string;
}

export interface Rows {
  dashboard_layouts: DashboardLayouts;
  dashboard_mails: DashboardMails;
}

// Written by npm run db:types from a migrated database.
import type { Json } from '../../kit/db/rows.gen.ts'

export interface DashboardLayouts {
  area: string;
  device: string;
  person_id: string;
  widgets: Json;
}

export interface Rows {
  dashboard_layouts: DashboardLayouts;
}

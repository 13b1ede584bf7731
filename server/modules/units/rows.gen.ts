// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface UnitMembers {
  relation: string;
  unit_id: string;
  user_id: string;
}

export interface Units {
  archived_at: Timestamp | null;
  fold_version: Generated<number>;
  folded_ar: string | null;
  folded_en: string | null;
  id: string;
  kind: string;
  name_ar: string;
  name_en: string;
  parent_id: string | null;
  position: Generated<number>;
  version: Generated<number>;
}

export interface Rows {
  unit_members: UnitMembers;
  units: Units;
}

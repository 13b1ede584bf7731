// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ModuleChanges {
  changed_at: Timestamp;
  changed_by: string;
  enabled: boolean;
  id: string;
  key: string;
  notes_ar: string;
  notes_en: string;
  status: string;
  version: string;
}

export interface ModuleNewsSeen {
  seen_at: Timestamp;
  user_id: string;
}

export interface Modules {
  announced: Generated<boolean>;
  changed_at: Timestamp | null;
  changed_by: string | null;
  enabled: Generated<boolean>;
  hex_color: Generated<string>;
  hex_color1: Generated<string>;
  hex_color2: Generated<string>;
  id: string;
  key: string;
  notes_ar: Generated<string>;
  notes_en: Generated<string>;
  revision: Generated<number>;
  status: string;
  version: string;
}

export interface Rows {
  module_changes: ModuleChanges;
  module_news_seen: ModuleNewsSeen;
  modules: Modules;
}

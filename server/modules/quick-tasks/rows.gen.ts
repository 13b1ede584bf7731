// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface QuickTaskItems {
  done: Generated<boolean>;
  id: string;
  place: string;
  task_id: string;
  title: string;
}

export interface QuickTaskPeople {
  task_id: string;
  user_id: string;
}

export interface QuickTasks {
  assignee_id: string | null;
  created_at: Timestamp;
  created_by: string;
  day: string | null;
  deleted_at: Timestamp | null;
  done_at: Timestamp | null;
  id: string;
  line: Generated<string>;
  next_id: string | null;
  note: Generated<string>;
  place: string;
  priority: number | null;
  remind: Generated<boolean>;
  repeat: Json | null;
  returned_by: string | null;
  returned_word: Generated<string>;
  time: string | null;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface Rows {
  quick_task_items: QuickTaskItems;
  quick_task_people: QuickTaskPeople;
  quick_tasks: QuickTasks;
}

// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Milestones {
  due_date: Timestamp | null;
  id: string;
  project_id: string;
  title: string;
  version: Generated<number>;
}

export interface ProjectTemplates {
  content: Json;
  created_by: string;
  description: Generated<string>;
  everywhere: Generated<boolean>;
  id: string;
  outline: Json;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
  workspace_id: string;
}

export interface Projects {
  archived_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  days: Generated<number>;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  due_date: Timestamp | null;
  id: string;
  lead_id: string | null;
  progress: Generated<number>;
  progress_days: Generated<number>;
  progress_sum: Generated<number>;
  start_date: Timestamp | null;
  status: Generated<string>;
  tasks: Generated<number>;
  tasks_done: Generated<number>;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
  weigh: Generated<string>;
  workspace_id: string;
}

export interface TaskAssignees {
  sorts_at: Timestamp | null;
  stage: string | null;
  task_id: string;
  user_id: string;
}

export interface TaskDependencies {
  after_id: string;
  before_id: string;
  kind: string;
  lag: Generated<number>;
  project_id: string;
}

export interface TaskFiles {
  added_at: Timestamp;
  file_id: string;
  task_id: string;
}

export interface TaskItems {
  checked_at: Timestamp | null;
  checked_by: string | null;
  id: string;
  place: string;
  task_id: string;
  title: string;
}

export interface TaskLists {
  id: string;
  most: number | null;
  place: string;
  project_id: string;
  status: string | null;
  title: string;
  version: Generated<number>;
}

export interface TaskTimes {
  id: string;
  seconds: number | null;
  started_at: Timestamp;
  task_id: string;
  user_id: string;
}

export interface TaskWatchers {
  task_id: string;
  user_id: string;
}

export interface Tasks {
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  done_at: Timestamp | null;
  due_date: Timestamp | null;
  due_order: Generated<number>;
  duration: number | null;
  estimate: number | null;
  id: string;
  is_sub: Generated<boolean>;
  items: Generated<number>;
  list_id: string;
  milestone_id: string | null;
  next_id: string | null;
  open_items: Generated<number>;
  own_progress: Generated<number>;
  parent_id: string | null;
  parent_is_sub: Generated<boolean | null>;
  place: string;
  priority: Generated<string>;
  priority_order: Generated<number>;
  progress: Generated<number>;
  project_id: string;
  repeat: Json | null;
  start_date: Timestamp | null;
  status: Generated<string>;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
  waits_for: string | null;
  waits_until: Timestamp | null;
  workspace_id: string;
}

export interface Workspaces {
  archived_at: Timestamp | null;
  colour: string;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  id: string;
  name: string;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  visibility: string;
}

export interface Rows {
  milestones: Milestones;
  project_templates: ProjectTemplates;
  projects: Projects;
  task_assignees: TaskAssignees;
  task_dependencies: TaskDependencies;
  task_files: TaskFiles;
  task_items: TaskItems;
  task_lists: TaskLists;
  task_times: TaskTimes;
  task_watchers: TaskWatchers;
  tasks: Tasks;
  workspaces: Workspaces;
}

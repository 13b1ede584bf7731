-- What a workspace works on: projects with the lists of their boards, tasks with sub-tasks and action items.
create table projects (
  id           uuid primary key references objects,
  workspace_id uuid not null references workspaces on delete cascade,
  title        text not null check (char_length(title) between 1 and 200),
  description  text not null default '' check (char_length(description) <= 5000),
  status       text not null default 'DRAFT' check (status in ('DRAFT', 'OPEN', 'PENDING', 'DONE', 'CANCELED')),
  start_date   date,
  due_date     date,
  lead_id      uuid references users,
  weigh        text not null default 'count' check (weigh in ('count', 'duration')), -- each task the same, or by its working days
  -- rolled up in the transaction that changes a task: rolledUp
  progress     int not null default 0 check (progress between 0 and 100),
  tasks        int not null default 0,
  tasks_done   int not null default 0,
  created_by   uuid not null references users,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  archived_at  timestamptz,
  deleted_at   timestamptz,
  version      int not null default 1,
  constraint projects_dates check (due_date >= start_date),
  constraint projects_in_workspace unique (id, workspace_id)
);
create trigger projects_deleted after update of deleted_at on objects
  for each row when (new.kind = 'project') execute function mirror_deletion('projects');
create index projects_of_workspace on projects (workspace_id, created_at desc, id desc) where deleted_at is null; -- listProjects

create table task_lists (
  id         uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title      text not null check (char_length(title) between 1 and 80),
  status     text check (status in ('NEW', 'OPEN', 'PENDING', 'DONE')), -- what a task becomes that is put here
  most       int check (most between 1 and 999),
  place      text collate "C" not null,
  version    int not null default 1,
  constraint task_lists_in_project unique (project_id, id),
  constraint task_lists_in_order unique (project_id, place) -- readLists
);

create table tasks (
  id             uuid primary key references objects,
  workspace_id   uuid not null,
  project_id     uuid not null,
  parent_id      uuid,
  list_id        uuid not null,
  place          text collate "C" not null,
  title          text not null check (char_length(title) between 1 and 300),
  description    jsonb,
  text           text not null default '', -- what the description says, for the search
  status         text not null default 'NEW' check (status in ('NEW', 'OPEN', 'PENDING', 'DONE', 'CANCELED')),
  priority       text not null default 'NORMAL' check (priority in ('LOW', 'NORMAL', 'HIGH')),
  start_date     date,
  due_date       date,
  duration       int check (duration between 1 and 2000), -- working days of the organisation
  waits_for      text check (char_length(waits_for) between 1 and 300),
  waits_until    date,
  items          int not null default 0,
  open_items     int not null default 0,
  own_progress   int not null default 0 check (own_progress between 0 and 100), -- by hand, where there are no items
  progress       int not null generated always as (
    case when status = 'DONE' then 100 when items > 0 then (items - open_items) * 100 / items else own_progress end) stored,
  is_sub         boolean not null generated always as (parent_id is not null) stored,
  parent_is_sub  boolean generated always as (case when parent_id is null then null else false end) stored,
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  done_at        timestamptz,
  deleted_at     timestamptz,
  version        int not null default 1,
  constraint tasks_items check (open_items between 0 and items),
  -- S4.12: done only when every action item is checked, by whatever way it is written
  constraint tasks_done_checked check (status <> 'DONE' or open_items = 0),
  constraint tasks_done_at check ((status = 'DONE') = (done_at is not null)),
  constraint tasks_dates check (due_date >= start_date),
  constraint tasks_waiting check (status = 'PENDING' or num_nonnulls(waits_for, waits_until) = 0),
  constraint tasks_of_project foreign key (project_id, workspace_id) references projects (id, workspace_id) on delete cascade,
  constraint tasks_on_list foreign key (project_id, list_id) references task_lists (project_id, id),
  constraint tasks_as_parents unique (id, project_id, is_sub),
  -- a sub-task is one of the same project, and has none itself
  constraint tasks_of_parent foreign key (parent_id, project_id, parent_is_sub) references tasks (id, project_id, is_sub),
  constraint tasks_not_own_parent check (parent_id <> id),
  constraint tasks_in_order unique (list_id, place) -- readColumn, place
);
create trigger tasks_deleted after update of deleted_at on objects
  for each row when (new.kind = 'task') execute function mirror_deletion('tasks');
create index tasks_of_project_living on tasks (project_id, created_at desc, id desc) where deleted_at is null; -- listTasks, rolledUp
create index tasks_of_workspace on tasks (workspace_id, created_at desc, id desc) where deleted_at is null; -- lists and search through workspaces
create index tasks_of_parent_living on tasks (parent_id) where parent_id is not null and deleted_at is null; -- readSubtasks

create table task_items (
  id         uuid primary key,
  task_id    uuid not null references tasks on delete cascade,
  title      text not null check (char_length(title) between 1 and 300),
  place      text collate "C" not null,
  checked_at timestamptz,
  checked_by uuid references users,
  constraint task_items_checked check ((checked_at is null) = (checked_by is null)),
  constraint task_items_in_order unique (task_id, place) -- readItems
);

-- The counts of a task follow its items, so that a task that is done refuses an open one at the door of the database.
create function count_task_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update tasks set items = items - 1, open_items = open_items - (old.checked_at is null)::int where id = old.task_id;
  end if;
  if tg_op <> 'DELETE' then
    update tasks set items = items + 1, open_items = open_items + (new.checked_at is null)::int where id = new.task_id;
  end if;
  return null;
end $$;
create trigger task_items_counted after insert or delete or update of task_id, checked_at on task_items
  for each row execute function count_task_items();

create table task_assignees (
  task_id uuid not null references tasks on delete cascade,
  user_id uuid not null references users,
  primary key (task_id, user_id) -- assigneesIn
);
create index task_assignees_by_user on task_assignees (user_id, task_id); -- pageOfMine

-- The table of a project is sorted by its columns: what has no day comes after all days.
alter table tasks
  add column due_order      int not null generated always as (coalesce(due_date - date '2000-01-01', 2147483647)) stored,
  add column priority_order int not null generated always as (case priority when 'LOW' then 0 when 'NORMAL' then 1 else 2 end) stored;
create index tasks_of_project_by_due on tasks (project_id, due_order, id) where deleted_at is null; -- listTasks, sort due
create index tasks_of_project_by_priority on tasks (project_id, priority_order, id) where deleted_at is null; -- listTasks, sort priority
create index tasks_of_project_by_title on tasks (project_id, title collate "ar-x-icu", id) where deleted_at is null; -- listTasks, sort title
create index tasks_of_project_updated on tasks (project_id, updated_at, id) where deleted_at is null; -- listTasks, sort updated

-- Views of a list that belongs to one record: the tasks of a project.
alter table saved_views add column scope_id uuid references objects on delete cascade;
drop index saved_views_by_owner;
drop index saved_views_shared;
create index saved_views_by_owner on saved_views (owner_id, list, scope_id, created_at, id); -- readViews, countOwned
create index saved_views_shared on saved_views (list, scope_id, created_at, id) where shared; -- readViews, countShared
create index saved_views_of_scope on saved_views (scope_id) where scope_id is not null; -- on delete cascade

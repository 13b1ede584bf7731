-- Tasks that come again, how long they should take and did take, and who is told of them beside their assignees.
alter table tasks
  add column repeat   jsonb, -- how it comes again, as core/recurrence reads it
  add column next_id  uuid references tasks on delete set null, -- what came after it when it was done
  add column estimate int check (estimate between 1 and 60000), -- minutes
  add constraint tasks_repeat_from_a_day check (repeat is null or num_nonnulls(start_date, due_date) > 0);
create index tasks_before_next on tasks (next_id) where next_id is not null; -- on delete set null

create table task_watchers (
  task_id uuid not null references tasks on delete cascade,
  user_id uuid not null references users,
  primary key (task_id, user_id) -- readAround
);

create table task_times (
  id         uuid primary key,
  task_id    uuid not null references tasks on delete cascade,
  user_id    uuid not null references users,
  started_at timestamptz not null,
  seconds    int check (seconds between 1 and 86400) -- nothing while it runs
);
create index task_times_of_task on task_times (task_id, started_at); -- readAround
create unique index task_times_one_runs on task_times (user_id) where seconds is null; -- one clock a person: runningOf

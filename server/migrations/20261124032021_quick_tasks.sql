-- What one person wants to remember to do.
create table quick_tasks (
  id         uuid primary key references objects,
  title      text not null check (char_length(title) between 1 and 300),
  note       text not null default '' check (char_length(note) <= 2000),
  day        text check (day ~ '^\d{4}-\d{2}-\d{2}$'), -- on the calendar of the person, whatever the zone
  time       text check (time ~ '^\d{2}:\d{2}$'),
  remind     boolean not null default true,
  repeat     jsonb,
  priority   int check (priority between 1 and 3),
  place      text not null collate "C", -- the order by hand; one for all days, so that a day more or less moves nothing else
  line       text not null collate "C" generated always as (coalesce(day, '') || ' ' || place) stored,
  done_at    timestamptz,
  next_id    uuid references objects, -- what came after it when it was done
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version    int not null default 1,
  check (day is not null or (time is null and repeat is null)),
  constraint quick_tasks_in_order unique (created_by, place) -- place
);
create trigger quick_tasks_deleted after update of deleted_at on objects
  for each row when (new.kind = 'quick_task') execute function mirror_deletion('quick_tasks');
create index quick_tasks_open on quick_tasks (created_by, line, id) where deleted_at is null and done_at is null; -- listQuickTasks: today, upcoming, someday
create index quick_tasks_done on quick_tasks (created_by, done_at desc, id desc) where deleted_at is null and done_at is not null; -- listQuickTasks, view done
create index quick_tasks_trash on quick_tasks (created_by, updated_at desc, id desc) where deleted_at is not null; -- listQuickTasks, view trash; readTrash
create index quick_tasks_by_creator on quick_tasks (created_by, updated_at desc, id desc) where deleted_at is null; -- quickTaskFinder
create index quick_tasks_before on quick_tasks (next_id) where next_id is not null; -- forgetQuickTasks

-- The steps of one of them.
create table quick_task_items (
  id      uuid primary key,
  task_id uuid not null references quick_tasks on delete cascade,
  title   text not null check (char_length(title) between 1 and 200),
  done    boolean not null default false,
  place   text not null collate "C",
  constraint quick_task_items_in_order unique (task_id, place) -- itemsIn, place
);

-- Whom it concerns. They do not see it by that.
create table quick_task_people (
  task_id uuid not null references quick_tasks on delete cascade,
  user_id uuid not null references users,
  primary key (task_id, user_id) -- peopleIn
);

-- "My tasks" walks one range of an index, in its order, and stops at the page: the one who is assigned carries in which group the task
-- lies and where it stands there, and both follow the task.
alter table task_assignees
  add column stage text check (stage in ('going', 'waiting', 'done')),
  add column sorts_at timestamptz;

-- By the due day, what has none last; what is done by when it was done.
create function stage_of_task(task tasks) returns text language sql immutable as $$
  select case
    when task.deleted_at is not null then null
    when task.status in ('NEW', 'OPEN') then 'going'
    when task.status = 'PENDING' then 'waiting'
    when task.status = 'DONE' then 'done'
  end
$$;
create function order_of_task(task tasks) returns timestamptz language sql immutable as $$
  select case when task.status = 'DONE' then task.done_at
    else coalesce(task.due_date, date '9999-12-31')::timestamp at time zone 'UTC' end
$$;

create function stage_assignee() returns trigger language plpgsql as $$
begin
  select stage_of_task(task), order_of_task(task) into new.stage, new.sorts_at from tasks task where task.id = new.task_id;
  return new;
end $$;
create trigger task_assignee_staged before insert on task_assignees for each row execute function stage_assignee();

create function stage_assignees() returns trigger language plpgsql as $$
begin
  update task_assignees set stage = stage_of_task(new), sorts_at = order_of_task(new) where task_id = new.id;
  return null;
end $$;
create trigger task_assignees_staged after update of status, due_date, done_at, deleted_at on tasks
  for each row when (stage_of_task(old) is distinct from stage_of_task(new) or order_of_task(old) is distinct from order_of_task(new))
  execute function stage_assignees();

update task_assignees assigned set stage = stage_of_task(task), sorts_at = order_of_task(task)
  from tasks task where task.id = assigned.task_id;

create index task_assignees_in_stage on task_assignees (user_id, stage, sorts_at, task_id); -- readMine, countMine

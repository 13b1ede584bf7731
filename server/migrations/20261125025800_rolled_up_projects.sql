-- What a project is rolled up from, kept by the difference that each write of tasks makes: no command reads all tasks of a project again.
alter table projects drop column progress;
alter table projects
  add column progress_sum  bigint not null default 0, -- of the progress of its tasks
  add column days          bigint not null default 0, -- working days of them, one at least each
  add column progress_days bigint not null default 0; -- progress times working days
alter table projects add column progress int not null generated always as (
  case when weigh = 'duration' then coalesce(progress_days / nullif(days, 0), 0) else coalesce(progress_sum / nullif(tasks, 0), 0) end
) stored check (progress between 0 and 100);

-- What a task adds to its project: what was given up does not count, and sub-tasks are part of their task.
update projects set (tasks, tasks_done, progress_sum, days, progress_days) = (
  select count(*), count(*) filter (where task.status = 'DONE'), coalesce(sum(task.progress), 0),
    coalesce(sum(coalesce(task.duration, 1)), 0), coalesce(sum(task.progress * coalesce(task.duration, 1)), 0)
  from tasks task where task.project_id = projects.id and task.deleted_at is null and task.parent_id is null and task.status <> 'CANCELED'
);

-- Of a project that is deleted nobody asks any more.
create function add_to_project(project uuid, task_count bigint, done_count bigint, progress bigint, working_days bigint, weighed bigint)
returns void language sql as $$
  update projects set tasks = tasks + task_count, tasks_done = tasks_done + done_count, progress_sum = progress_sum + $4,
    days = days + working_days, progress_days = progress_days + weighed
  where id = project and deleted_at is null
    and (task_count, done_count, $4, working_days, weighed) is distinct from (0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint)
$$;
create function roll_up_new_tasks() returns trigger language plpgsql as $$
begin
  perform add_to_project(task.project_id, count(*), count(*) filter (where task.status = 'DONE'), sum(task.progress)::bigint,
    sum(coalesce(task.duration, 1))::bigint, sum(task.progress * coalesce(task.duration, 1))::bigint)
  from tasks_after task where task.deleted_at is null and task.parent_id is null and task.status <> 'CANCELED' group by task.project_id;
  return null;
end $$;
create function roll_up_changed_tasks() returns trigger language plpgsql as $$
begin
  perform add_to_project(task.project_id, sum(task.sign)::bigint, coalesce(sum(task.sign) filter (where task.status = 'DONE'), 0)::bigint,
    sum(task.sign * task.progress)::bigint, sum(task.sign * coalesce(task.duration, 1))::bigint,
    sum(task.sign * task.progress * coalesce(task.duration, 1))::bigint)
  from (
    select 1 as sign, project_id, status, progress, duration from tasks_after task where task.deleted_at is null and task.parent_id is null and task.status <> 'CANCELED'
    union all
    select -1, project_id, status, progress, duration from tasks_before task where task.deleted_at is null and task.parent_id is null and task.status <> 'CANCELED'
  ) task group by task.project_id;
  return null;
end $$;
create trigger tasks_rolled_up after insert on tasks
  referencing new table as tasks_after for each statement execute function roll_up_new_tasks();
create trigger tasks_rolled_up_again after update on tasks
  referencing old table as tasks_before new table as tasks_after for each statement execute function roll_up_changed_tasks();

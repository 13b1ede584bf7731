-- What a task waits for, within its project: the end or the beginning of another one, with working days between them.
alter table tasks add constraint tasks_in_project unique (id, project_id);
create table task_dependencies (
  project_id uuid not null,
  before_id  uuid not null,
  after_id   uuid not null,
  kind       text not null check (kind in ('FS', 'SS', 'FF', 'SF')),
  lag        int not null default 0 check (lag between -365 and 365),
  primary key (after_id, before_id), -- readDependencies
  constraint task_dependencies_before foreign key (before_id, project_id) references tasks (id, project_id) on delete cascade,
  constraint task_dependencies_after foreign key (after_id, project_id) references tasks (id, project_id) on delete cascade,
  constraint task_dependencies_not_itself check (before_id <> after_id)
);
create index task_dependencies_by_before on task_dependencies (before_id); -- readDependencies, what follows

-- Nothing waits for itself by way of others. Two who close a circle at once meet at the lock of the project.
create function refuse_dependency_circle() returns trigger language plpgsql as $$
begin
  perform from projects where id = new.project_id for update;
  if new.before_id <> new.after_id and exists (
    with recursive following (id) as (
      select new.after_id union
      select next.after_id from task_dependencies next join following on following.id = next.before_id
    ) select from following where following.id = new.before_id
  ) then
    raise exception 'a circle of dependencies' using errcode = '23514', constraint = 'task_dependencies_no_circle', table = 'task_dependencies';
  end if;
  return new;
end $$;
create trigger task_dependencies_no_circle before insert or update of before_id, after_id on task_dependencies
  for each row execute function refuse_dependency_circle();

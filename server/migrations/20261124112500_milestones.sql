-- What a project is on its way to: tasks lead to a milestone, and it is reached when all of them are done.
create table milestones (
  id         uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title      text not null check (char_length(title) between 1 and 200),
  due_date   date,
  version    int not null default 1,
  constraint milestones_in_project unique (project_id, id) -- readMilestones
);
alter table tasks
  add column milestone_id uuid,
  -- one of the same project; a task stays when its milestone goes
  add constraint tasks_to_milestone foreign key (project_id, milestone_id)
    references milestones (project_id, id) on delete set null (milestone_id);
create index tasks_of_milestone on tasks (milestone_id) where milestone_id is not null; -- readMilestones, tasks of one

-- A quick task may be given to one colleague, who completes it or gives it back, with a word if they like.
alter table quick_tasks
  add column assignee_id   uuid references users,
  add column returned_by   uuid references users,
  add column returned_word text not null default '' check (char_length(returned_word) <= 500);
create index quick_tasks_assigned_open on quick_tasks (assignee_id, line, id) where deleted_at is null and done_at is null; -- listQuickTasks: today, upcoming, someday
create index quick_tasks_assigned_done on quick_tasks (assignee_id, done_at desc, id desc) where deleted_at is null and done_at is not null; -- listQuickTasks, view done
create index quick_tasks_by_assignee on quick_tasks (assignee_id, updated_at desc, id desc) where deleted_at is null; -- quickTaskFinder

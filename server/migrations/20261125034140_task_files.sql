-- The files of a task itself; those of its comments are with the messages.
create table task_files (
  file_id  uuid primary key references files on delete cascade,
  task_id  uuid not null references tasks on delete cascade,
  added_at timestamptz not null
);
create index task_files_of_task on task_files (task_id, added_at, file_id); -- readTaskFiles

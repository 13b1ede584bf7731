-- Imports that run in the background. `input` holds the file until the run is finished; rows are kept for a day.
create table import_runs (
  id          uuid primary key,
  actor_id    uuid not null references users on delete cascade,
  name        text not null,
  target      jsonb not null,
  input       text,
  state       text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done        int not null default 0,
  total       int not null default 0,
  code        text,
  answer      jsonb,
  created_at  timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (input is not null))
);
create unique index import_runs_unfinished on import_runs (actor_id) where finished_at is null; -- insertRun
create index import_runs_by_actor on import_runs (actor_id, created_at desc, id desc); -- readRunsOf
create index import_runs_by_age on import_runs (created_at); -- forgetRuns

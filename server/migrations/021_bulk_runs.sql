-- One command for many tickets: who asked, and what became of each. Forgotten after a day.
create table bulk_runs (
  id          uuid primary key,
  actor_id    uuid not null references users,
  command     jsonb not null,
  created_at  timestamptz not null,
  finished_at timestamptz
);
create index bulk_runs_by_age on bulk_runs (created_at); -- forgetRuns

create table bulk_rows (
  run_id     uuid not null references bulk_runs on delete cascade,
  place      int not null,
  ticket_id  uuid not null,
  version    int not null,
  request_id uuid not null, -- of its receipt: a run that begins again does nothing twice
  state      text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  code       text,
  primary key (run_id, place),
  check ((state = 'refused') = (code is not null))
);

-- One row for each moment at which the schedule wanted a back-up: whichever process adds it makes it, and nobody else.
create table backups (
  due_at      timestamptz primary key, -- claimBackup, lastBackups
  started_at  timestamptz not null,
  attempts    int not null default 1 check (attempts > 0),
  finished_at timestamptz,
  bytes       bigint check (bytes > 0),
  failure     text,
  check (finished_at is null or (bytes is null) <> (failure is null))
);

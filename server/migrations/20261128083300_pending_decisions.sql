-- Decisions that take effect at `effect_at`, unless their maker undoes them before. One at a time for each run.
create table pending_decisions (
  id         uuid primary key,
  run_id     uuid not null unique references approval_runs on delete cascade,
  object_id  uuid not null references objects,
  kind       text not null,
  user_id    uuid not null references users,
  step       int not null,
  outcome    text not null check (outcome in ('approved', 'rejected')),
  reason     text not null default '',
  decided_at timestamptz not null,
  effect_at  timestamptz not null
);
create index pending_decisions_due on pending_decisions (effect_at); -- readPendingDue
create index pending_decisions_by_object on pending_decisions (object_id, user_id); -- notDecidedBy, takeOwnPending

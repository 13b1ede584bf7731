alter table approval_chains drop constraint approval_chains_kind_check;
alter table approval_chains add constraint approval_chains_kind_check check (kind in ('permission', 'opportunity', 'form', 'article'));
alter table approval_chains add constraint approval_chains_one_owner check (target_id is null or unit_id is null);

-- The unit a request is made for: its heads are the nearest. Without one it is the requester's own unit.
alter table approval_runs add column unit_id uuid;

-- Nobody decides their own request, not even for the seconds until a decision takes effect.
alter table pending_decisions add column requester_id uuid;
update pending_decisions pending set requester_id = run.requester_id from approval_runs run where run.id = pending.run_id;
alter table pending_decisions alter column requester_id set not null;
alter table pending_decisions add constraint pending_decisions_requester foreign key (run_id, requester_id)
  references approval_runs (id, requester_id) on delete cascade;
alter table pending_decisions add constraint pending_decisions_not_own check (user_id <> requester_id);
alter table pending_decisions drop constraint pending_decisions_outcome_check;
alter table pending_decisions add constraint pending_decisions_outcome_check check (outcome in ('approved', 'rejected', 'returned'));

-- An approval that was canceled: the round it ended stays as it was decided, and the same step asks again in the next round.
create table approval_cancellations (
  id           uuid primary key,
  run_id       uuid not null,
  requester_id uuid not null,
  step         int not null,
  round        int not null,
  canceled_by  uuid not null references users,
  in_place     boolean not null,
  reason       text not null check (reason <> ''),
  canceled_at  timestamptz not null,
  foreign key (run_id, requester_id) references approval_runs (id, requester_id) on delete cascade,
  constraint approval_cancellations_not_own check (canceled_by <> requester_id),
  constraint approval_cancellations_once unique (run_id, round)
);
create trigger approval_cancellations_kept before update on approval_cancellations
  for each row execute function keep_approval_decision();

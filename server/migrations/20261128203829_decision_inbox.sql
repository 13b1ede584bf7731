-- The deadline of the waiting step, which stays when others are asked as well: due_at moves on then.
alter table approval_runs add column deadline_at timestamptz;
update approval_runs set deadline_at = coalesce(due_at, step_at);
alter table approval_runs alter column deadline_at set not null;

create index approval_decisions_by_person on approval_decisions (decided_by, decided_at desc, id desc) where not carried; -- readOwnDecisions

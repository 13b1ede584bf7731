-- Whose run had its turn when: the next turn is that of the person who waits longest for one.
alter table bulk_runs add column turn bigint not null default 0;
create sequence bulk_turns;
create index bulk_runs_waiting on bulk_runs (actor_id, created_at, id) where finished_at is null; -- takeTurn

-- Runs of any kind of record, not of tickets alone.
alter table bulk_rows rename column ticket_id to object_id;
alter table bulk_runs add column kind text not null default 'ticket';
alter table bulk_runs alter column kind drop default;

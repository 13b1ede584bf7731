-- When tickets were open and solved, and the working time until their first answer and their solution, for reports. Tickets that are
-- not measured yet are measured from their history in the first minutes after the upgrade.
alter table tickets
  add column solved_at        timestamptz,
  add column reopened_at      timestamptz,
  add column answer_seconds   int check (answer_seconds >= 0),
  add column solution_seconds int check (solution_seconds >= 0),
  add column measured         boolean not null default false,
  add constraint tickets_solution check (solution_seconds is null or solved_at is not null);
create index tickets_unmeasured on tickets (id) where not measured; -- readUnmeasured
-- readFigures, listTickets
create index tickets_solved on tickets (solved_at) where deleted_at is null and solved_at is not null;
create index tickets_answered on tickets (answered_at) where deleted_at is null and answered_at is not null;
create index tickets_reopened on tickets (reopened_at) where deleted_at is null and reopened_at is not null;

create table ticket_periods (
  ticket_id uuid not null references tickets on delete cascade,
  opened_at timestamptz not null,
  ended_at  timestamptz check (ended_at >= opened_at),
  primary key (ticket_id, opened_at) -- listTickets
);
-- readBacklog
create index ticket_periods_open on ticket_periods (opened_at) where ended_at is null;
create index ticket_periods_by_beginning on ticket_periods (opened_at);
create index ticket_periods_by_end on ticket_periods (ended_at) where ended_at is not null;

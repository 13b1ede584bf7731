-- Why a ticket waits, when staff first spoke, when it ended, and when the portal acts on it by itself.
alter table tickets
  add column opened_by      uuid references users, -- on behalf of the requester
  add column pending_reason text check (pending_reason in ('requester', 'third_party', 'scheduled')),
  add column pending_until  timestamptz,
  add column answered_at    timestamptz,
  add column closed_at      timestamptz,
  add column wakes_at       timestamptz,
  add column reminded_at    timestamptz,
  add constraint tickets_waiting check (pending_reason is null or status = 'PENDING'),
  add constraint tickets_put_off check ((pending_until is null) or pending_reason is not null);
update tickets set closed_at = activity_at where status in ('CLOSED', 'CANCELED');
update tickets set answered_at = (
  select min(created_at) from ticket_messages said
  where said.ticket_id = tickets.id and said.kind = 'reply' and said.author_id <> tickets.requester_id);
create index tickets_by_wake on tickets (wakes_at) where wakes_at is not null; -- wakeTickets

alter table ticket_messages drop constraint ticket_messages_kind_check;
alter table ticket_messages add constraint ticket_messages_kind_check check (kind in ('reply', 'note', 'solution'));
drop index ticket_replies_by_ticket;
create index ticket_said_by_ticket on ticket_messages (ticket_id, created_at desc, id desc) where kind <> 'note'; -- thread of a requester

-- An entry names its place in the history: what is shown live is what is fetched later.
alter table channel_entries add column history_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table channel_entries alter column history_id drop default;

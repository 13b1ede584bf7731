create table tickets (
  id            uuid primary key references objects,
  subject       text not null check (char_length(subject) between 1 and 200),
  status        text not null check (status in ('NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED', 'CANCELED')),
  priority      text not null default 'NORMAL' check (priority in ('LOW', 'NORMAL', 'HIGH')),
  department_id uuid not null references units,
  group_id      uuid not null references units,
  requester_id  uuid not null references users,
  assignee_id   uuid references users,
  reply         text not null default '',
  created_at    timestamptz not null,
  activity_at   timestamptz not null,
  version       int  not null default 1,
  deleted_at    timestamptz
);
-- listTickets, one range per relation; "open" leaves out what is over.
create index tickets_open on tickets (activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_by_department on tickets (department_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_by_group on tickets (group_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_by_requester on tickets (requester_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_by_assignee on tickets (assignee_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_all on tickets (activity_at desc, id desc) where deleted_at is null;
create index tickets_by_department on tickets (department_id, activity_at desc, id desc) where deleted_at is null;
create index tickets_by_group on tickets (group_id, activity_at desc, id desc) where deleted_at is null;
create index tickets_by_requester on tickets (requester_id, activity_at desc, id desc) where deleted_at is null;
create index tickets_by_assignee on tickets (assignee_id, activity_at desc, id desc) where deleted_at is null;

-- Who takes part beside requester and assignee; repeats the sort column so that a list is one index range.
create table ticket_participants (
  ticket_id   uuid not null references tickets,
  user_id     uuid not null references users,
  activity_at timestamptz not null,
  primary key (ticket_id, user_id)
);
create index ticket_participants_by_user on ticket_participants (user_id, activity_at desc, ticket_id desc); -- listTickets

create table ticket_messages (
  id         uuid primary key,
  ticket_id  uuid not null references tickets,
  kind       text not null check (kind in ('reply', 'note')),
  author_id  uuid not null references users,
  body       jsonb not null,
  text       text not null,
  created_at timestamptz not null
);
create index ticket_messages_by_ticket on ticket_messages (ticket_id, created_at desc, id desc); -- thread of staff
create index ticket_replies_by_ticket on ticket_messages (ticket_id, created_at desc, id desc) where kind = 'reply'; -- thread of a requester

-- objects.deleted_at is the truth; the copy lets the list indexes leave deleted tickets out.
create function mirror_ticket_deletion() returns trigger language plpgsql as $$
begin
  update tickets set deleted_at = new.deleted_at where id = new.id;
  return null;
end $$;
create trigger tickets_deleted after update of deleted_at on objects
  for each row when (new.kind = 'ticket') execute function mirror_ticket_deletion();

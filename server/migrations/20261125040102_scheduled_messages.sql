-- Messages for later. The id becomes that of the message; neither chat nor thread is referenced, as both are judged when it is due.
create table scheduled_messages (
  id         uuid primary key,
  chat_id    uuid not null,
  author_id  uuid not null references users,
  thread_of  uuid,
  also_main  boolean not null default false,
  quoted_id  uuid,
  body       jsonb not null,
  file_ids   uuid[] not null default '{}', -- uploaded and taken by nothing; held back from the nightly sweep
  at         timestamptz not null,
  created_at timestamptz not null,
  version    int not null default 1
);
create index scheduled_messages_by_author on scheduled_messages (author_id, at, id); -- readScheduled
create index scheduled_messages_by_time on scheduled_messages (at); -- readDue

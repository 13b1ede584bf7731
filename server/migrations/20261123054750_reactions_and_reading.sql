-- What readers of a message leave on it, and how far they have read.
create table message_reactions (
  message_id uuid not null references messages on delete cascade,
  emoji      text not null check (char_length(emoji) between 1 and 32),
  user_id    uuid not null references users,
  at         timestamptz not null,
  primary key (message_id, emoji, user_id) -- readReactions
);

-- How far a person has read each thread of a record; the main one has the id of the record. Within a version it only rises.
create table read_marks (
  user_id   uuid not null references users,
  object_id uuid not null references objects,
  audience  text not null,
  thread_of uuid not null,
  seq       int  not null check (seq >= 0),
  version   int  not null default 0 check (version >= 0),
  primary key (user_id, object_id, audience, thread_of) -- countUnread
);
create index read_marks_by_object on read_marks (object_id); -- forgetMessages

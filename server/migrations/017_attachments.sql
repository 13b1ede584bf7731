-- A file on its way: its parts lie in the storage under this id until it is whole. Nobody's but its uploader's.
create table uploads (
  id         uuid primary key,
  owner_id   uuid not null references users,
  name       text not null check (char_length(name) <= 1000),
  purpose    text not null,
  bytes      int  not null check (bytes > 0),
  received   int  not null default 0 check (received between 0 and bytes),
  file_id    uuid, -- what became of it, for whoever asks twice
  created_at timestamptz not null
);
create index uploads_by_owner on uploads (owner_id) where file_id is null; -- countUnused
create index uploads_by_age on uploads (created_at); -- forgetUnusedFiles

-- The picture that is shown, where a file has one.
alter table files
  add column width  int,
  add column height int,
  add constraint files_picture check ((width is null) = (height is null));

-- Which message a file belongs to: who reads the message reads it, and nobody else.
create table ticket_attachments (
  file_id    uuid primary key references files,
  message_id uuid not null references ticket_messages on delete cascade,
  place      smallint not null,
  unique (message_id, place) -- readAttachments
);

-- How many files the public messages of a ticket carry; internal notes are not counted.
alter table tickets add column attachments int not null default 0 check (attachments >= 0);

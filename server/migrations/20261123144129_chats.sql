-- Chats. A group has a name; a personal chat is called after the other person, and there is one for each pair.
create table chats (
  id          uuid primary key references objects,
  kind        text not null check (kind in ('personal', 'group')),
  name        text check (char_length(name) between 1 and 100),
  description text check (char_length(description) between 1 and 500),
  photo_id    uuid references files,
  first_id    uuid references users, -- the two of a personal chat, the smaller id first
  second_id   uuid references users,
  created_by  uuid not null references users,
  created_at  timestamptz not null,
  active_at   timestamptz not null,
  last_seq    int not null default 0, -- of its newest message
  deleted_at  timestamptz,
  version     int not null default 1,
  constraint chats_name check ((kind = 'group') = (name is not null)),
  constraint chats_pair check (case kind when 'personal' then first_id < second_id and second_id is not null else num_nonnulls(first_id, second_id) = 0 end),
  constraint chats_by_pair unique (first_id, second_id) -- findPersonal
);
create trigger chats_deleted after update of deleted_at on objects
  for each row when (new.kind = 'chat') execute function mirror_deletion('chats');

-- The newest message of a chat that calls this person by name, or everyone: a mark in the list without reading the messages.
alter table object_people add column mentioned_seq int not null default 0 check (mentioned_seq >= 0);

-- What messages of every kind of record may be, from chats on.
alter table messages
  add column in_main   boolean not null default true, -- read in the main thread; also true of what was said in a thread and to all
  add column line      jsonb, -- of the kind event: what happened, and the ids of who and whom
  add column holds     text[] not null default '{}', -- media, documents, links
  add column pinned_at timestamptz,
  add column pinned_by uuid references users;
update messages set in_main = false where thread_of is not null;
update messages set holds = held.kinds
from (
  select message_id, array_agg(distinct case when files.type like 'image/%' or files.type like 'video/%' then 'media' else 'documents' end) as kinds
  from message_files join files on files.id = message_files.file_id group by message_id
) held
where held.message_id = messages.id;
alter table messages
  add constraint messages_main check (in_main or thread_of is not null),
  add constraint messages_line check ((kind = 'event') = (line is not null)),
  add constraint messages_pinned check (pinned_at is null or deleted_at is null);
create index messages_pinned_in on messages (object_id, pinned_at desc) where pinned_at is not null; -- readPinned
create index messages_with_media on messages (object_id, seq desc) where 'media' = any(holds); -- readShared
create index messages_with_documents on messages (object_id, seq desc) where 'documents' = any(holds); -- readShared
create index messages_with_links on messages (object_id, seq desc) where 'links' = any(holds); -- readShared

-- A star is the reader's own.
create table message_stars (
  user_id    uuid not null references users,
  message_id uuid not null references messages on delete cascade,
  object_id  uuid not null references objects,
  at         timestamptz not null,
  primary key (user_id, message_id) -- readStars
);
create index message_stars_by_time on message_stars (user_id, at desc, message_id desc); -- readStarred
create index message_stars_by_message on message_stars (message_id); -- buryMessage

-- What pages of the internet say of themselves, read once an hour, and the messages that link to them.
create table link_previews (
  url         text primary key check (char_length(url) <= 2000),
  read_at     timestamptz not null,
  site        text check (char_length(site) <= 100),
  title       text check (char_length(title) <= 200), -- nothing where the page could not be read
  description text check (char_length(description) <= 400)
);
create table message_links (
  message_id uuid not null references messages on delete cascade,
  place      smallint not null check (place between 0 and 2),
  url        text not null check (char_length(url) <= 2000),
  primary key (message_id, place) -- readPreviews
);
create index message_links_by_url on message_links (url); -- forgetPreviews

-- What people say of themselves, until it ends.
create table chat_statuses (
  user_id uuid primary key references users,
  emoji   text check (char_length(emoji) <= 32),
  text    text not null check (char_length(text) between 1 and 80),
  until   timestamptz
);

-- What a person shows others, and how they send; where nothing is kept, all is shown and Enter sends.
create table chat_choices (
  user_id     uuid primary key references users,
  receipts    boolean not null default true,
  presence    boolean not null default true,
  enter_sends boolean not null default true
);

-- The same for the organisation: one row.
create table chat_settings (
  only_one boolean primary key default true check (only_one),
  receipts boolean not null default true,
  presence boolean not null default true,
  previews boolean not null default true,
  version  int not null default 1
);
insert into chat_settings default values;

-- The one organisation of this installation. `rights_version` moves whenever grants or modules change.
create table organisation (
  only_one       boolean primary key default true check (only_one),
  name_ar        text not null check (char_length(name_ar) between 1 and 120),
  name_en        text not null check (char_length(name_en) between 1 and 120),
  country        text not null default 'SA' check (country ~ '^[A-Z]{2}$'),
  zone           text not null default 'Asia/Riyadh',
  demo           boolean not null default false,
  rights_version int not null default 1,
  created_at     timestamptz not null
);

-- Every record a person can link to; domain tables share its id.
create table objects (
  id          uuid primary key,
  kind        text not null,
  short_id    text check (short_id ~ '^[A-Z]{3}[0-9]{3}$'),
  created_by  uuid,
  created_at  timestamptz not null,
  archived_at timestamptz,
  deleted_at  timestamptz
);
create unique index objects_by_short_id on objects (kind, short_id); -- openByShortId, and the retry of a taken short id

-- Departments, groups and levels are one tree.
create table units (
  id        uuid primary key references objects,
  kind      text not null check (kind in ('department', 'group', 'level')),
  parent_id uuid references units,
  name_ar   text not null check (char_length(name_ar) between 1 and 120),
  name_en   text not null check (char_length(name_en) between 1 and 120),
  position  int  not null default 0,
  check (kind = 'department' or parent_id is not null)
);
create index units_by_parent on units (parent_id, position, id); -- unitChoices, loadActor's tree

create table users (
  id             uuid primary key references objects,
  email          text not null check (char_length(email) <= 254),
  full_name      text not null check (char_length(full_name) between 1 and 120),
  role           text not null check (role in ('USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN')),
  password_hash  text not null,
  position       text,
  can_create_opportinity boolean not null default false,
  language       text not null default 'ar' check (language in ('ar', 'en')),
  rights_version int not null default 1,
  disabled_at    timestamptz
);
create unique index users_by_email on users (lower(email)); -- login

create table unit_members (
  unit_id  uuid not null references units,
  user_id  uuid not null references users,
  relation text not null check (relation in ('member', 'agent', 'head', 'deputy')),
  primary key (unit_id, user_id, relation)
);
create index unit_members_by_user on unit_members (user_id); -- loadActor

create table sessions (
  id           uuid primary key,
  user_id      uuid not null references users,
  token_hash   bytea not null,
  stream_hash  bytea not null,
  remember     boolean not null,
  device       text not null default '',
  address      text not null default '',
  created_at   timestamptz not null,
  seen_at      timestamptz not null
);
create unique index sessions_by_token on sessions (token_hash); -- readSession
create unique index sessions_by_stream on sessions (stream_hash); -- readStreamSession
create index sessions_by_user on sessions (user_id); -- end all sessions of a person

create table grants (
  role        text not null check (role in ('USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN')),
  module_name text not null,
  flag        text not null,
  relations   text[] not null check (relations <@ array['own', 'participant', 'assigned', 'group', 'department', 'tree', 'member', 'audience', 'step', 'all']),
  primary key (role, module_name, flag)
);

-- Whatever access looks at moves a version, so that no cached actor outlives a change, whoever makes it.
create function move_rights_of_person() returns trigger language plpgsql as $$
begin
  update users set rights_version = rights_version + 1 where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger unit_members_move_rights after insert or update or delete on unit_members
  for each row execute function move_rights_of_person();

create function move_own_rights() returns trigger language plpgsql as $$
begin
  new.rights_version := old.rights_version + 1;
  return new;
end $$;
create trigger users_move_rights before update of role, disabled_at, full_name, email, language on users
  for each row when (old is distinct from new) execute function move_own_rights();

create function move_rights_of_all() returns trigger language plpgsql as $$
begin
  update organisation set rights_version = rights_version + 1;
  return null;
end $$;
create trigger grants_move_rights after insert or update or delete on grants
  for each statement execute function move_rights_of_all();
create trigger units_move_rights after update of parent_id on units
  for each statement execute function move_rights_of_all();

create table modules (
  key        text primary key,
  status     text not null check (status in ('STABLE', 'BETA', 'COMING_SOON')),
  version    text not null,
  hex_color  text not null default '#187ED1',
  hex_color1 text not null default '#187ED1',
  hex_color2 text not null default '#0e67ad'
);

-- The first answer to a write, for whoever repeats it.
create table receipts (
  user_id    uuid not null,
  request_id uuid not null,
  endpoint   text not null,
  body_hash  bytea not null,
  answer     jsonb,
  created_at timestamptz not null,
  primary key (user_id, request_id)
);
create index receipts_by_age on receipts (created_at); -- forgetOldEntries

-- What happened, for ever. `audience` keeps what only staff may read away from everybody else.
create table history (
  id         uuid primary key,
  object_id  uuid not null references objects,
  event      text not null,
  audience   text not null check (audience in ('public', 'staff')),
  actor_id   uuid,
  detail     jsonb not null,
  request_id uuid,
  at         timestamptz not null
);
create index history_by_object on history (object_id, at, id); -- history of one record

-- A channel has one audience and a gapless sequence; its entries live 14 days.
create table channels (
  name text primary key,
  seq  bigint not null
);
create table channel_entries (
  channel text not null,
  seq     bigint not null,
  event   text not null,
  detail  jsonb not null,
  at      timestamptz not null,
  primary key (channel, seq)
);
create index channel_entries_by_age on channel_entries (at); -- forgetOldEntries

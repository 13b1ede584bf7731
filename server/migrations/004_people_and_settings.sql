-- What an administrator changes has a history like any record: the organisation, each role and each module get an object.
create table roles (
  role text primary key check (role in ('USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN')),
  id   uuid not null unique default gen_random_uuid()
);
insert into roles (role) values ('USER'), ('TECH'), ('COORDINATOR'), ('ADMIN'), ('SUPER_ADMIN'), ('SYSTEM_ADMIN');
insert into objects (id, kind, created_at) select id, 'role', now() from roles;
alter table roles alter column id drop default, add foreign key (id) references objects;

alter table organisation add column id uuid unique default gen_random_uuid();
insert into objects (id, kind, created_at) select id, 'organisation', created_at from organisation;
alter table organisation alter column id drop default, alter column id set not null, add foreign key (id) references objects;

alter table modules add column id uuid unique default gen_random_uuid();
insert into objects (id, kind, created_at) select id, 'module', now() from modules;
alter table modules alter column id drop default, alter column id set not null, add foreign key (id) references objects;

-- How the organisation speaks, counts and dates; a person may choose otherwise.
alter table organisation
  add column version     int  not null default 1,
  add column language    text not null default 'ar' check (language in ('ar', 'en')),
  add column digits      text not null default 'latn' check (digits in ('latn', 'arab')),
  add column calendar    text not null default 'gregory' check (calendar in ('gregory', 'hijri', 'both')),
  add column hijri_offset smallint not null default 0 check (hijri_offset between -2 and 2);

-- What was uploaded. Bytes lie in the data folder under this id; who may read one is asked of what it belongs to.
create table files (
  id         uuid primary key,
  owner_id   uuid not null references users,
  name       text not null check (char_length(name) between 1 and 255),
  type       text not null,
  bytes      int  not null check (bytes > 0),
  sha256     bytea not null,
  purpose    text not null,
  object_id  uuid references objects,
  created_at timestamptz not null
);
create index files_by_object on files (object_id); -- files of a record
create index files_unused on files (created_at) where object_id is null; -- forgetUnusedFiles

create table titles (
  id             uuid primary key references objects,
  name_ar        text not null check (char_length(name_ar) between 1 and 120),
  name_en        text not null check (char_length(name_en) between 1 and 120),
  description_ar text not null default '' check (char_length(description_ar) <= 500),
  description_en text not null default '' check (char_length(description_en) <= 500),
  colour         text not null check (colour ~ '^#[0-9a-f]{6}$'),
  version        int  not null default 1
);

create table partners (
  id          uuid primary key references objects,
  name_ar     text not null check (char_length(name_ar) between 1 and 120),
  name_en     text not null check (char_length(name_en) between 1 and 120),
  email       text check (char_length(email) <= 254),
  phone       text check (char_length(phone) <= 40),
  website     text check (char_length(website) <= 500),
  version     int not null default 1
);

-- full_name is what people read (never put together from parts); other_name is the same name in the other script.
alter table users
  add column first_name    text not null default '' check (char_length(first_name) <= 60),
  add column last_name     text not null default '' check (char_length(last_name) <= 60),
  add column other_name    text not null default '' check (char_length(other_name) <= 120),
  add column mobile        text check (char_length(mobile) <= 40),
  add column phone_number  text check (char_length(phone_number) <= 40),
  add column title_id      uuid references titles,
  add column partner_id    uuid references partners,
  add column photo_id      uuid references files,
  add column joined_on     date,
  add column must_change_password boolean not null default false,
  add column deleted_at    timestamptz,
  add column digits        text check (digits in ('latn', 'arab')),
  add column calendar      text check (calendar in ('gregory', 'hijri', 'both')),
  add column zone          text,
  add column dark_mode     boolean,
  add column version       int not null default 1;
create index users_by_title on users (title_id); -- whether a title is in use
create index users_by_partner on users (partner_id); -- whether a partner is in use

drop trigger users_move_rights on users;
create trigger users_move_rights
  before update of role, disabled_at, deleted_at, full_name, email, language, digits, calendar, zone, must_change_password, photo_id on users
  for each row when (old is distinct from new) execute function move_own_rights();

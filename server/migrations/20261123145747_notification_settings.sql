-- Which events reach a role or a person, and how: only what differs from what the modules declare.
create table notification_rules (
  only_one     boolean primary key default true check (only_one),
  version      integer not null default 1,
  mail_minutes integer not null default 15 check (mail_minutes between 5 and 1440)
);
insert into notification_rules default values;

create table notification_defaults (
  role    text not null check (role in ('USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN')),
  event   text not null,
  channel text not null check (channel in ('app', 'mail', 'push')),
  is_on   boolean not null,
  locked  boolean not null,
  primary key (event, role, channel)
);

create table notification_choices (
  user_id uuid not null references users,
  event   text not null,
  channel text not null check (channel in ('app', 'mail', 'push')),
  is_on   boolean not null,
  primary key (user_id, event, channel)
);

create table notification_people (
  user_id     uuid primary key references users,
  quiet       jsonb check (jsonb_typeof(quiet) = 'object'),
  lettered_at timestamptz, -- the last gathered mail: the next one waits as long as a notification does
  quiet_until timestamptz  -- not looked at again before
);

-- Keys of the installation, shared by its processes; they sign addresses in mails and requests to makers of browsers.
create table notification_keys (
  name  text primary key,
  value text not null
);

alter table notifications
  add column shown boolean not null default true, -- in the app
  add column mail_at timestamptz,                 -- mailed from then on, if still unread
  add column letter_id uuid;                      -- the mail it went into
create index notifications_to_mail on notifications (mail_at, user_id) where mail_at is not null and seen_at is null; -- readDue
create index notifications_of_letter on notifications (letter_id) where letter_id is not null; -- readLetter

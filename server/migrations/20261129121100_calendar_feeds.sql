-- Calendars that other programs subscribe to: who has the secret of one reads what its owner reads.
create table calendar_feeds (
  id          uuid primary key,
  user_id     uuid not null references users on delete cascade,
  name        text not null check (char_length(name) between 1 and 60),
  content     text not null check (content in ('full', 'busy')),
  secret_hash bytea not null unique, -- readFeedBySecret
  created_at  timestamptz not null,
  used_at     timestamptz,
  -- reads are counted by the hour that began here
  hour_at     timestamptz not null,
  reads       int not null default 0
);
create index calendar_feeds_by_user on calendar_feeds (user_id, created_at, id); -- readOwnFeeds

-- Calendars of elsewhere that the portal reads. `busy` holds the times of its last reading as pairs of seconds.
create table incoming_feeds (
  id         uuid primary key references objects,
  user_id    uuid not null references users on delete cascade,
  name       text not null check (char_length(name) between 1 and 60),
  url        text not null check (char_length(url) <= 2000),
  created_at timestamptz not null,
  next_at    timestamptz not null,
  fetched_at timestamptz,
  problem    text check (problem in ('address', 'unreachable', 'refused', 'too_large', 'no_calendar', 'too_slow')),
  busy       jsonb not null default '[]',
  cut        boolean not null default false
);
create index incoming_feeds_by_user on incoming_feeds (user_id, created_at, id); -- readOwnIncoming
create index incoming_feeds_due on incoming_feeds (next_at); -- claimDue
create index incoming_feeds_stale on incoming_feeds (fetched_at) where busy <> '[]'; -- readStale

-- People who want meetings as calendar mail, too.
create table calendar_mail (
  user_id uuid primary key references users on delete cascade
);

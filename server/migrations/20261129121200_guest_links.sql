-- Links in mails to people who have no account: the hash of the secret, which opens one record for one purpose and nothing else.
create table guest_links (
  token_hash bytea primary key,
  purpose    text not null,
  object_id  uuid not null references objects on delete cascade,
  part_id    uuid not null,
  address    text not null check (char_length(address) <= 254),
  language   text not null check (language in ('ar', 'en')),
  created_at timestamptz not null,
  until_at   timestamptz not null,
  -- uses are counted by the hour that began here
  hour_at    timestamptz not null,
  uses       int not null default 0
);
create index guest_links_by_part on guest_links (object_id, part_id, created_at desc); -- dropOlder, forgetLinks
create index guest_links_by_end on guest_links (until_at); -- dropExpired

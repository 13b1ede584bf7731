-- Any record with any other. A pair has one row for ever, so that the history can say with what a record was linked.
create table object_links (
  id         uuid primary key,
  one_id     uuid not null references objects,
  other_id   uuid not null references objects,
  created_by uuid not null references users,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (one_id < other_id)
);
create unique index object_links_by_pair on object_links (one_id, other_id); -- readPair, readLinks
create index object_links_by_other on object_links (other_id, one_id); -- readLinks

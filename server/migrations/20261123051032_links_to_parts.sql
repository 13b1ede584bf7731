-- A link may lead to a part of a record (a message, a comment), and say that one record was made from the other: then `one` is
-- what was made. A pair has one row for ever for each of its parts and roles.
alter table object_links
  add column one_part uuid,
  add column other_part uuid,
  add column role text not null default 'related' check (role in ('related', 'made_from')),
  drop constraint object_links_check,
  add constraint object_links_ends check (one_id <> other_id and (role <> 'related' or one_id < other_id));
alter table object_links alter column role drop default;
drop index object_links_by_pair;
create unique index object_links_by_ends on object_links (one_id, other_id, role, one_part, other_part) nulls not distinct; -- upsertLink, readLinks

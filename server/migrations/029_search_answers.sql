-- What was filled in of a template is found as well: its part is the set of fields (keepRequest). Older ones are folded at the next start.
insert into search_entries (object_id, part, audience, fold_version, terms, at)
  select given.object_id, given.set_id, 'public', 0, ''::tsvector, given.given_at
  from field_answers given join tickets on tickets.id = given.object_id where tickets.deleted_at is null
  on conflict do nothing;

-- A message that is made of another one leads back to it within their chat.
alter table object_links
  drop constraint object_links_ends,
  add constraint object_links_ends
    check ((one_id <> other_id or one_part is distinct from other_part) and (role <> 'related' or one_id < other_id));

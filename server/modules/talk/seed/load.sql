-- Keeps in bulk what a loader of records has put into the temporary table said (id, object_id, audience, author_id, body, text, created_at).
insert into ticket_messages (id, ticket_id, kind, author_id, body, text, created_at)
  select id, object_id, case audience when 'staff' then 'note' else 'reply' end, author_id, body, text, created_at from said;

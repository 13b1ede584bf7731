-- Keeps in bulk what a loader of records has put into the temporary table said (id, object_id, audience, author_id, body, text, created_at).
insert into messages (id, object_id, audience, seq, place, kind, author_id, body, text, created_at)
  select id, object_id, audience, row_number() over (partition by object_id, audience order by created_at, id),
         row_number() over (partition by object_id order by created_at, id), 'said', author_id, body, text, created_at
  from said;

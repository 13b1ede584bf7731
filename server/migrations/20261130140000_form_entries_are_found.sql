-- Entries of forms are found by their answers; the background reads those of before.
insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
select id, id, 'form_entry', 'public', 0, ''::tsvector, created_at from form_entries
on conflict do nothing;

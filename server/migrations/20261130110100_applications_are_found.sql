-- Applications to opportunities are found by their words; the background reads those of before.
insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
select id, id, 'opportunity_application', 'public', 0, ''::tsvector, created_at from opportunity_applications
on conflict do nothing;

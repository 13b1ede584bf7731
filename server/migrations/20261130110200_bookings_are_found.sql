-- Bookings are found by their words; the background reads those of before.
insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
select id, id, 'booking', 'public', 0, ''::tsvector, created_at from bookings
on conflict do nothing;

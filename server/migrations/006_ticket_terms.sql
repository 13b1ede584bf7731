-- The words of a subject, folded and stemmed by the writer; nothing until then (foldTickets).
alter table tickets add column terms tsvector;
create index tickets_by_term on tickets using gin (terms); -- findTickets
create index tickets_unfolded on tickets (id) where terms is null; -- foldTickets

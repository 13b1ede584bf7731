-- What is stale of one kind. The part stands before its record: with the record there, PostgreSQL took this index for the entries of one
-- record as well, going from version to version, and needed twice the pages of the primary key.
drop index search_entries_by_version;
create index search_entries_by_version on search_entries (kind, fold_version, part, object_id); -- staleEntries

-- The manifests of the modules own these names, so the database closes no list of them.
alter table drafts drop constraint drafts_kind_check;
alter table history drop constraint history_audience_check;
alter table search_entries drop constraint search_entries_audience_check;

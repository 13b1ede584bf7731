-- The permission request that an entry of a form becomes: its type, and the keys of the fields that answer its time and its reason.
alter table forms add column request jsonb;

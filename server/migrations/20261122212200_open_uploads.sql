-- When an upload ends unless another byte comes: a minute from the last one, at most ten from its beginning.
alter table uploads add column open_until timestamptz;
update uploads set open_until = created_at + interval '10 minutes';
alter table uploads alter column open_until set not null;
create index uploads_by_end on uploads (open_until) where file_id is null; -- deleteEnded

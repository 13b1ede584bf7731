-- The PDF of a certificate, from its first opening on; a revoked one has none.
alter table certificates add column file_id uuid unique references files on delete set null;
alter table certificates add check (file_id is null or revoked_at is null);

-- What several people write at once: the document as it was written down last, and the steps since.
create table documents (
  id          uuid primary key,
  object_id   uuid not null references objects,
  slot        text not null check (char_length(slot) between 1 and 40), -- a record may hold several: its description, its agenda
  profile     text not null check (profile in ('page')),
  schema      int not null check (schema > 0),
  version     int not null default 0 check (version >= doc_version),
  doc         jsonb not null,
  doc_version int not null default 0 check (doc_version >= 0),
  doc_at      timestamptz not null, -- when doc was written down
  text        text not null, -- of doc
  written_at  timestamptz, -- the last step; null once a version holds all of them
  constraint documents_by_object unique (object_id, slot) -- readIdsOf
);
create index documents_to_settle on documents (doc_at) where version > doc_version; -- readUnsettled
create index documents_to_keep on documents (written_at) where written_at is not null; -- readQuiet

create table document_steps (
  document_id uuid not null references documents,
  version     int not null check (version > 0), -- that this step made
  person_id   uuid references users, -- nobody where the portal put something right
  client      text,
  step        jsonb not null,
  at          timestamptz not null,
  primary key (document_id, version), -- readSteps
  check ((person_id is null) = (client is null))
);
create index document_steps_by_age on document_steps (at); -- forgetSteps

create table document_versions (
  document_id uuid not null references documents,
  n           int not null check (n > 0),
  version     int not null,
  doc         jsonb not null,
  text        text not null,
  by          uuid[] not null,
  at          timestamptz not null,
  primary key (document_id, n) -- readVersions
);
create function document_versions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a document never changes';
end $$;
create trigger document_versions_stay before update on document_versions
  for each row execute function document_versions_stay();

-- The bytes of a document's steps, so that pages of them end and a log that grows too large is dropped.
alter table document_steps add column bytes int not null default 0 check (bytes >= 0);
update document_steps set bytes = octet_length(step::text);

alter table documents
  add column log_bytes bigint not null default 0 check (log_bytes >= 0),
  -- What it costs to apply the steps since doc_version again.
  add column unsettled_work bigint not null default 0 check (unsettled_work >= 0);
update documents set log_bytes = logged.bytes
  from (select document_id, sum(bytes) as bytes from document_steps group by document_id) logged
  where logged.document_id = documents.id;

-- How content of any kind is published: what is planned, and what of it is done. A done mark is set in the transaction that did it.
create table publications (
  object_id    uuid primary key references objects, -- lockPublication
  publish_at   timestamptz,
  remind_at    timestamptz,
  remove_at    timestamptz,
  push         boolean not null default true,
  published_at timestamptz,
  reminded_at  timestamptz,
  removed_at   timestamptz,
  version      int not null default 1,
  check (publish_at < remind_at),
  check (publish_at < remove_at),
  check (remind_at < remove_at)
);
-- readDue
create index publications_to_publish on publications (publish_at) where published_at is null;
create index publications_to_remind on publications (remind_at) where reminded_at is null;
create index publications_to_remove on publications (remove_at) where removed_at is null;

-- What somebody began and did not send. The device that begins one names it, so that sending it, which names it too, can happen
-- once only: what was sent stays as an empty row until it is forgotten. Nothing but its owner's own calls ever reads one.
create table drafts (
  owner_id   uuid not null references users,
  id         uuid not null,
  kind       text not null check (kind in ('ticket', 'reply', 'note')),
  key        text not null check (char_length(key) <= 100),
  content    jsonb not null,
  file_ids   uuid[] not null default '{}',
  version    int not null check (version > 0),
  updated_at timestamptz not null,
  sent_at    timestamptz,
  primary key (owner_id, id)
);
create unique index drafts_by_place on drafts (owner_id, kind, key) where sent_at is null; -- readDraftAt, readDrafts
create index drafts_by_age on drafts (updated_at); -- forgetDrafts

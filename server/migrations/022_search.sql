-- What a record is found by: one entry for its title (its part is the record itself) and one for each thing said about it, with
-- the audience of its source. Terms are folded and stemmed by the writer; an older fold_version is folded again (foldEntries).
create table search_entries (
  object_id    uuid not null references objects on delete cascade,
  part         uuid not null,
  audience     text not null check (audience in ('public', 'staff')),
  fold_version int  not null,
  terms        tsvector not null,
  at           timestamptz not null,
  primary key (object_id, part)
);
-- Without the pending list: who searches never reads what others have just written one by one.
create index search_entries_by_term on search_entries using gin (terms) with (fastupdate = off); -- searchTickets
create index search_entries_by_version on search_entries (fold_version, object_id, part); -- foldEntries

insert into search_entries (object_id, part, audience, fold_version, terms, at)
  select id, id, 'public', 0, ''::tsvector, created_at from tickets
  union all
  select ticket_id, id, case kind when 'note' then 'staff' else 'public' end, 0, ''::tsvector, created_at from ticket_messages;

-- The words of titles, forwards and backwards: a word with one wrong letter keeps its beginning or its end.
create table search_words (
  word      text collate "C" primary key,
  backwards text collate "C" not null
);
create index search_words_by_end on search_words (backwards); -- nearWords

-- Words that find each other: مشاريع and مشروع. The list is the organisation's.
create table search_synonyms (
  id           uuid primary key references objects,
  words        text[] not null check (cardinality(words) between 2 and 10),
  stems        text[] not null,
  fold_version int not null,
  version      int not null default 1
);
create index search_synonyms_by_stem on search_synonyms using gin (stems); -- synonymsOf

alter table tickets drop column terms;

-- How often each value was given, by version: what a report reads instead of all the sheets.
create table field_tallies (
  set_id  uuid   not null,
  version int    not null,
  field   text   not null,
  value   text   not null,
  n       bigint not null,
  primary key (set_id, version, field, value),
  foreign key (set_id, version) references field_set_versions
);
-- What sheets that came or went since add and take; readers add both parts, and a job folds these into the tallies.
create table tally_pending (
  id      uuid primary key,
  set_id  uuid     not null,
  version int      not null,
  fields  text[]   not null,
  said    text[]   not null check (cardinality(said) = cardinality(fields)),
  n       smallint not null check (n in (1, -1)),
  foreign key (set_id, version) references field_set_versions
);
create index tally_pending_by_set on tally_pending (set_id); -- readTallies

-- Sheets that came before were never counted. One that was withdrawn is taken out of the tallies, and its answers stay.
alter table field_answers add column counted boolean not null default false;
drop trigger field_answers_stay on field_answers;
create trigger field_answers_stay before update of object_id, set_id, version, answers, given_at on field_answers
  for each row execute function refuse_change();

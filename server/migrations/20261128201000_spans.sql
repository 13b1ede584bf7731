-- The times in which people are busy or away, written by the module of each record in the transaction that changes the record. A span is
-- cut into pieces of at most 31 days, so that the index on the beginning alone finds all pieces that overlap a moment.
create table spans (
  object_id  uuid not null references objects on delete cascade,
  person_id  uuid not null references users,
  occurrence int not null default 0,
  piece      int not null default 0,
  kind       text not null check (kind in ('busy', 'maybe', 'away')),
  starts     timestamptz not null,
  ends       timestamptz not null,
  whole_from timestamptz not null,
  whole_to   timestamptz not null,
  primary key (object_id, person_id, occurrence, piece),
  check (starts < ends and ends <= starts + interval '31 days'),
  check (whole_from <= starts and ends <= whole_to)
);
create index spans_by_person on spans (person_id, starts); -- readSpans

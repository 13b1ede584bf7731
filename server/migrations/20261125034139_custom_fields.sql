-- Which fields of their own the records of a kind have. The fields lie in versions that never change; `hidden` are not asked at present.
create table custom_sets (
  kind        text primary key,
  object_id   uuid not null unique references objects,
  set_id      uuid not null references field_sets,
  set_version int  not null,
  hidden      text[] not null default '{}',
  version     int  not null default 1,
  foreign key (set_id, set_version) references field_set_versions
);

-- What one record says under them, the fields of any version; what is removed is kept for a while.
create table custom_values (
  object_id  uuid primary key references objects,
  kind       text not null references custom_sets,
  answers    jsonb not null check (jsonb_typeof(answers) = 'object'),
  changed_at timestamptz not null
);
create index custom_values_of_kind on custom_values (kind, object_id); -- forgetRemoved

-- What lists are narrowed by: `ticket.severity.high`.
create table custom_terms (
  object_id uuid not null references custom_values on delete cascade,
  term      text not null check (char_length(term) <= 160),
  primary key (object_id, term) -- saysOneOf, of a list that is walked in its order
);
create index custom_terms_by_term on custom_terms (term, object_id); -- saysOneOf, where few records say it

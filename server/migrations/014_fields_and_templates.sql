-- What somebody built to be filled in. A version never changes; what is edited next becomes the next one.
create table field_sets (
  id      uuid primary key,
  version int  not null default 0
);
create table field_set_versions (
  set_id   uuid not null references field_sets,
  version  int  not null check (version >= 1),
  fields   jsonb not null check (jsonb_typeof(fields) = 'array'),
  saved_by uuid references users,
  saved_at timestamptz not null,
  primary key (set_id, version)
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % never changes', tg_table_name;
end $$;
create trigger field_set_versions_stay before update on field_set_versions
  for each row execute function refuse_change();

-- The answers of one record, for ever on the version they were given on.
create table field_answers (
  object_id uuid primary key references objects,
  set_id    uuid not null,
  version   int  not null,
  answers   jsonb not null check (jsonb_typeof(answers) = 'object'),
  given_at  timestamptz not null,
  foreign key (set_id, version) references field_set_versions
);
create trigger field_answers_stay before update on field_answers
  for each row execute function refuse_change();

-- A request template: `draft` is what an administrator edits, the columns are what people are shown since it was published.
create table ticket_templates (
  id             uuid primary key references objects,
  draft          jsonb not null,
  changed        boolean not null default true,
  active         boolean not null default false,
  position       int  not null,
  version        int  not null default 1,
  name_ar        text check (char_length(name_ar) between 1 and 120),
  name_en        text check (char_length(name_en) between 1 and 120),
  description_ar text,
  description_en text,
  category_ar    text,
  category_en    text,
  icon           text,
  priority       text check (priority in ('LOW', 'NORMAL', 'HIGH')),
  subject_ar     text,
  subject_en     text,
  group_id       uuid references units,
  set_id         uuid,
  set_version    int,
  published_at   timestamptz,
  foreign key (set_id, set_version) references field_set_versions,
  check (published_at is null
    or num_nulls(name_ar, name_en, category_ar, category_en, icon, priority, subject_ar, subject_en, group_id, set_id, set_version) = 0),
  check (not active or published_at is not null)
);
create index ticket_templates_in_order on ticket_templates (position, id); -- listTemplates, readCatalogue
create index ticket_templates_by_group on ticket_templates (group_id); -- countTemplatesIn

alter table tickets add column template_id uuid references ticket_templates;
create index tickets_by_template on tickets (template_id) where template_id is not null; -- isUsed

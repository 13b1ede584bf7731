-- A form: what is written of it lies in `draft`; the other columns are what people see, since it was published.
create table forms (
  id             uuid primary key references objects,
  name_ar        text not null default '' check (char_length(name_ar) <= 120),
  name_en        text not null default '' check (char_length(name_en) <= 120),
  description_ar text not null default '',
  description_en text not null default '',
  unit_id        uuid references units,
  target         text check (target in ('answer', 'ticket', 'permission_request')),
  department_id  uuid references units,
  group_id       uuid references units,
  priority       text not null default 'NORMAL' check (priority in ('LOW', 'NORMAL', 'HIGH')),
  subject        text not null default '',
  once           boolean not null default false,
  max_entries    int check (max_entries > 0),
  entries        int not null default 0,
  withdrawable   boolean not null default true,
  is_template    boolean not null default false,
  draft          jsonb not null,
  changed        boolean not null default true,
  set_id         uuid,
  set_version    int,
  status         text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'published', 'CLOSED')),
  paused_at      timestamptz,
  archived_at    timestamptz,
  published_at   timestamptz,
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  deleted_at     timestamptz,
  version        int not null default 1,
  foreign key (set_id, set_version) references field_set_versions,
  constraint forms_takes_no_more check (entries <= max_entries),
  check (status = 'DRAFT' or (name_ar <> '' and name_en <> '' and target is not null and set_version is not null)),
  check (target is distinct from 'ticket' or status = 'DRAFT' or group_id is not null),
  check (not is_template or status = 'DRAFT')
);
create trigger forms_deleted after update of deleted_at on objects
  for each row when (new.kind = 'form') execute function mirror_deletion('forms');
-- listForms: one range for each relation, and one for all
create index forms_living on forms (updated_at desc, id desc) where deleted_at is null;
create index forms_by_creator on forms (created_by, updated_at desc, id desc) where deleted_at is null;
create index forms_by_unit on forms (unit_id, updated_at desc, id desc) where deleted_at is null;

-- What one person sent. Its answers are those of `field_answers`, on the version of the fields that was seen.
create table form_entries (
  id            uuid primary key references objects,
  form_id       uuid not null references forms,
  unit_id       uuid references units, -- of the form, then
  once          boolean not null,
  status        text not null check (status in ('SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'completed', 'CANCELED')),
  target_object uuid unique references objects,
  created_by    uuid not null references users,
  created_at    timestamptz not null,
  deleted_at    timestamptz,
  version       int not null default 1
);
create trigger form_entries_deleted after update of deleted_at on objects
  for each row when (new.kind = 'form_entry') execute function mirror_deletion('form_entries');
create unique index form_entries_once on form_entries (form_id, created_by) where once and status <> 'CANCELED'; -- sendEntry
-- listEntries: by who sent it, by unit, of one form, and all
create index form_entries_by_sender on form_entries (created_by, created_at desc, id desc) where deleted_at is null;
create index form_entries_by_unit on form_entries (unit_id, created_at desc, id desc) where deleted_at is null;
create index form_entries_by_form on form_entries (form_id, created_at desc, id desc) where deleted_at is null;
create index form_entries_living on form_entries (created_at desc, id desc) where deleted_at is null;

-- A form counts what stands, and never takes more than it is allowed to.
create function count_form_entries() returns trigger language plpgsql as $$
declare
  more int := case when new.status <> 'CANCELED' then 1 else 0 end;
begin
  if tg_op = 'UPDATE' and old.status <> 'CANCELED' then more := more - 1; end if;
  if more <> 0 then update forms set entries = entries + more where id = new.form_id; end if;
  return null;
end $$;
create trigger form_entries_counted after insert or update of status on form_entries
  for each row execute function count_form_entries();

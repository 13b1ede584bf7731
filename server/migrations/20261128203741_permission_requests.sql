-- Kinds of leave that people can ask for. One that is no longer offered stays for the requests that have it.
create table permission_types (
  id       uuid primary key,
  name_ar  text not null check (char_length(name_ar) between 1 and 120),
  name_en  text not null check (char_length(name_en) between 1 and 120),
  active   boolean not null default true,
  position int not null
);
insert into permission_types (id, name_ar, name_en, position) values
  ('0194d1a0-5b1e-7000-8000-000000000001', 'إجازة', 'Leave', 0),
  ('0194d1a0-5b1e-7000-8000-000000000002', 'إذن خروج', 'Exit permission', 1);
-- The version of all types together: one row.
create table permission_settings (
  only_one boolean primary key default true check (only_one),
  version  int not null default 1
);
insert into permission_settings default values;

-- `during` and the working time are fixed when a request is submitted. `unit_id` is the group, or else the department.
create table permission_requests (
  id              uuid primary key references objects,
  type_id         uuid references permission_types,
  reason          text not null default '' check (char_length(reason) <= 2000),
  date_from       date,
  date_to         date,
  time_from       text not null default '' check (time_from ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  time_to         text not null default '' check (time_to ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  whole_days      boolean not null,
  during          tstzrange,
  working_seconds int not null default 0,
  working_days    int not null default 0,
  department_id   uuid references units,
  group_id        uuid references units,
  unit_id         uuid references units,
  status          text not null check (status in ('DRAFT', 'SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE')),
  created_by      uuid not null references users,
  submitted_at    timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  deleted_at      timestamptz,
  version         int not null default 1,
  check (status = 'DRAFT' or (type_id is not null and reason <> '' and date_from <= date_to and not isempty(during)
    and submitted_at is not null)),
  constraint permission_requests_apart exclude using gist (created_by with =, during with &&)
    where (status in ('SENT', 'CHECKING', 'APPROVED') and deleted_at is null)
);
create trigger permission_requests_deleted after update of deleted_at on objects
  for each row when (new.kind = 'permission_request') execute function mirror_deletion('permission_requests');
-- listRequests: one range for each relation, and one for all
create index permission_requests_living on permission_requests (created_at desc, id desc) where deleted_at is null;
create index permission_requests_by_creator on permission_requests (created_by, created_at desc, id desc) where deleted_at is null;
create index permission_requests_by_unit on permission_requests (unit_id, created_at desc, id desc) where deleted_at is null;
create index permission_requests_passed on permission_requests (upper(during)) where status = 'APPROVED'; -- endPassed
create index permission_requests_by_type on permission_requests (type_id); -- the foreign key of permission_types

create table permission_request_files (
  request_id uuid not null references permission_requests on delete cascade,
  file_id    uuid not null unique references files on delete cascade,
  position   int not null,
  primary key (request_id, file_id)
);

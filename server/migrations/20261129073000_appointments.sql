-- The defaults of new appointments: one row.
create table appointment_settings (
  only_one           boolean primary key default true check (only_one),
  slot_minutes       int not null default 30 check (slot_minutes between 5 and 480),
  gap_minutes        int not null default 0 check (gap_minutes between 0 and 120),
  notice_minutes     int not null default 60 check (notice_minutes between 0 and 43200),
  per_day            int check (per_day between 1 and 100),
  seats              int not null default 1 check (seats between 1 and 50),
  needs_confirmation boolean not null default false,
  cancel_hours       int not null default 24 check (cancel_hours between 0 and 720),
  working_days_only  boolean not null default true,
  version            int not null default 0
);
insert into appointment_settings default values;

-- Days and times are those of its zone; `starts_at` and `ends_at` are its first and its last instant. `unit_id` is the group, or else
-- the department.
create table appointments (
  id                 uuid primary key references objects,
  kind               text not null check (kind in ('job', 'bookable')),
  purpose            text not null check (char_length(purpose) between 1 and 200),
  date_from          date not null,
  date_to            date not null,
  time_from          text not null check (time_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_to            text not null check (time_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  repeat_every_day   boolean not null,
  job_location       text not null default '' check (char_length(job_location) <= 200),
  job_description    text not null default '' check (char_length(job_description) <= 2000),
  assigned_by        uuid not null references users,
  department_id      uuid references units,
  group_id           uuid references units,
  unit_id            uuid references units,
  zone               text not null,
  slot_minutes       int not null check (slot_minutes between 5 and 480),
  gap_minutes        int not null check (gap_minutes between 0 and 120),
  notice_minutes     int not null check (notice_minutes between 0 and 43200),
  per_day            int check (per_day between 1 and 100),
  seats              int not null check (seats between 1 and 50),
  needs_confirmation boolean not null,
  cancel_hours       int not null check (cancel_hours between 0 and 720),
  working_days_only  boolean not null,
  breaks             jsonb not null default '[]',
  status             text not null check (status in ('OPEN', 'PENDING', 'CLOSED')),
  starts_at          timestamptz not null,
  ends_at            timestamptz not null,
  created_by         uuid not null references users,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  deleted_at         timestamptz,
  version            int not null default 1,
  check (date_from <= date_to and starts_at < ends_at)
);
create trigger appointments_deleted after update of deleted_at on objects
  for each row when (new.kind = 'appointment') execute function mirror_deletion('appointments');
-- listAppointments: one range for each relation, and one for all
create index appointments_living on appointments (starts_at desc, id desc) where deleted_at is null;
create index appointments_by_unit on appointments (unit_id, starts_at desc, id desc) where deleted_at is null;

-- Those who provide it, and the one who assigned it; `sort_at` repeats the beginning of the appointment.
create table appointment_people (
  appointment_id uuid not null references appointments on delete cascade,
  user_id        uuid not null references users,
  provides       boolean not null,
  place          int not null default 0,
  sort_at        timestamptz not null,
  primary key (appointment_id, user_id)
);
create index appointment_people_by_user on appointment_people (user_id, sort_at desc, appointment_id desc);

-- A slot that is booked or held; `during` ends with the gap after it. Writers lock the rows of its people in `users` first, in the order
-- of their ids.
create table taken_slots (
  id             uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  provider_id    uuid not null references users,
  starts_at      timestamptz not null,
  during         tstzrange not null check (not isempty(during)),
  seats          int not null,
  taken          int not null,
  constraint taken_slots_seats check (taken between 0 and seats),
  constraint taken_slots_apart exclude using gist (provider_id with =, during with &&)
);
create index taken_slots_by_appointment on taken_slots (appointment_id);

-- A seat that is kept for a person for some minutes; it counts among those taken.
create table slot_holds (
  id         uuid primary key,
  slot_id    uuid not null references taken_slots on delete cascade,
  holder_id  uuid not null references users,
  expires_at timestamptz not null,
  unique (slot_id, holder_id)
);
create index slot_holds_by_holder on slot_holds (holder_id);
create index slot_holds_ending on slot_holds (expires_at); -- readExpired

-- `unit_id` is that of the appointment when it was booked; `slot_id` is empty once the slot is free again.
create table bookings (
  id             uuid primary key references objects,
  appointment_id uuid not null references appointments,
  provider_id    uuid not null references users,
  booker_id      uuid not null references users,
  unit_id        uuid references units,
  slot_id        uuid references taken_slots deferrable initially deferred,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  cancel_until   timestamptz not null,
  note           text not null default '' check (char_length(note) <= 1000),
  status         text not null check (status in ('SENT', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE')),
  reason         text not null default '' check (char_length(reason) <= 1000),
  attended       boolean,
  created_at     timestamptz not null,
  deleted_at     timestamptz,
  version        int not null default 1,
  check (starts_at < ends_at and provider_id <> booker_id),
  check ((slot_id is null) = (status in ('REJECTED', 'CANCELED'))),
  check (attended is null or status = 'DONE'),
  constraint bookings_apart exclude using gist (booker_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('SENT', 'APPROVED') and deleted_at is null)
);
create trigger bookings_deleted after update of deleted_at on objects
  for each row when (new.kind = 'booking') execute function mirror_deletion('bookings');
-- listBookings: by who booked, by provider, by unit, of one appointment, and all
create index bookings_living on bookings (starts_at desc, id desc) where deleted_at is null;
create index bookings_by_booker on bookings (booker_id, starts_at desc, id desc) where deleted_at is null;
create index bookings_by_provider on bookings (provider_id, starts_at desc, id desc) where deleted_at is null;
create index bookings_by_unit on bookings (unit_id, starts_at desc, id desc) where deleted_at is null;
create index bookings_by_appointment on bookings (appointment_id, starts_at desc, id desc) where deleted_at is null;
create index bookings_by_slot on bookings (slot_id) where slot_id is not null;
create index bookings_passed on bookings (ends_at) where status in ('SENT', 'APPROVED'); -- readPassed

-- A person has several reminders of one thing, each under a name; those that people set themselves have none.
alter table reminders add column name text not null default '' check (char_length(name) <= 40);
alter table reminders drop constraint reminders_by_thing;
alter table reminders add constraint reminders_by_thing unique nulls not distinct (user_id, object_id, part, name); -- upsertReminder

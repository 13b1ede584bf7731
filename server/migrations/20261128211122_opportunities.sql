-- The types of opportunities and the largest number of users: one row.
create table opportunity_settings (
  only_one  boolean primary key default true check (only_one),
  max_users int not null default 1000 check (max_users between 1 and 100000),
  version   int not null default 0
);
insert into opportunity_settings default values;
create table opportunity_types (
  id      uuid primary key,
  name_ar text not null check (char_length(name_ar) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  place   int not null
);
insert into opportunity_types (id, name_ar, name_en, place) values
  ('01935a00-0000-7000-8000-000000000001', 'تدوير وظيفي', 'Job rotation', 1),
  ('01935a00-0000-7000-8000-000000000002', 'دورة خارجية', 'External course', 2),
  ('01935a00-0000-7000-8000-000000000003', 'شهادة مهنية', 'Professional certificate', 3),
  ('01935a00-0000-7000-8000-000000000004', 'تطوع', 'Volunteering', 4),
  ('01935a00-0000-7000-8000-000000000005', 'إرشاد', 'Mentoring', 5),
  ('01935a00-0000-7000-8000-000000000006', 'برنامج قيادي', 'Leadership programme', 6);

-- `due_at` is the instant at which the day of `due_date` ends for the organisation; far ahead while no day is chosen.
create table opportunities (
  id              uuid primary key references objects,
  position        text not null default '' check (char_length(position) <= 120),
  type_id         uuid references opportunity_types,
  partner         text not null default '' check (char_length(partner) <= 200),
  description     text not null default '' check (char_length(description) <= 4000),
  number_of_users int not null check (number_of_users between 1 and 100000),
  taken           int not null default 0,
  last_waiting    int not null default 0,
  due_date        date,
  due_at          timestamptz not null default '9999-12-31',
  unit_id         uuid references units,
  status          text not null default 'DRAFT'
    check (status in ('DRAFT', 'SENT', 'CHECKING', 'APPROVED', 'OPEN', 'CLOSED', 'DONE', 'REJECTED', 'CANCELED')),
  reason          text not null default '',
  published_at    timestamptz,
  created_by      uuid not null references users,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  deleted_at      timestamptz,
  version         int not null default 1,
  constraint opportunities_takes_no_more check (taken between 0 and number_of_users),
  check (status in ('DRAFT', 'CANCELED', 'REJECTED') or (position <> '' and type_id is not null and due_date is not null))
);
create trigger opportunities_deleted after update of deleted_at on objects
  for each row when (new.kind = 'opportunity') execute function mirror_deletion('opportunities');
-- listOpportunities: by who created it, by unit and all, each in both orders
create index opportunities_living on opportunities (updated_at desc, id desc) where deleted_at is null;
create index opportunities_by_creator on opportunities (created_by, updated_at desc, id desc) where deleted_at is null;
create index opportunities_by_unit on opportunities (unit_id, updated_at desc, id desc) where deleted_at is null;
create index opportunities_living_due on opportunities (due_at desc, id desc) where deleted_at is null;
create index opportunities_by_creator_due on opportunities (created_by, due_at desc, id desc) where deleted_at is null;
create index opportunities_by_unit_due on opportunities (unit_id, due_at desc, id desc) where deleted_at is null;
create index opportunities_by_type on opportunities (type_id);
create index opportunities_to_close on opportunities (due_date) where status = 'OPEN' and deleted_at is null;
create index opportunities_to_finish on opportunities (id) where status = 'CLOSED' and deleted_at is null;

-- A seat is taken by an accepted application, and by one to which it is offered.
create table opportunity_applications (
  id             uuid primary key references objects,
  opportunity_id uuid not null references opportunities,
  unit_id        uuid references units, -- of the opportunity, then
  note           text not null default '' check (char_length(note) <= 2000),
  status         text not null check (status in ('SENT', 'CHECKING', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  waiting_no     int not null default 0,
  offered_until  timestamptz,
  reviewer_id    uuid references users,
  reason         text not null default '',
  ended          boolean not null default false, -- cancelled together with its opportunity
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  deleted_at     timestamptz,
  version        int not null default 1,
  check (offered_until is null or status = 'PENDING'),
  check (reviewer_id is null or status = 'CHECKING')
);
create trigger opportunity_applications_deleted after update of deleted_at on objects
  for each row when (new.kind = 'opportunity_application') execute function mirror_deletion('opportunity_applications');
create unique index opportunity_applications_once on opportunity_applications (opportunity_id, created_by)
  where status in ('SENT', 'CHECKING', 'PENDING', 'APPROVED');
-- listApplications: by applicant, by unit, of one opportunity, and all
create index opportunity_applications_by_applicant on opportunity_applications (created_by, created_at desc, id desc) where deleted_at is null;
create index opportunity_applications_by_unit on opportunity_applications (unit_id, created_at desc, id desc) where deleted_at is null;
create index opportunity_applications_by_opportunity on opportunity_applications (opportunity_id, created_at desc, id desc) where deleted_at is null;
create index opportunity_applications_living on opportunity_applications (created_at desc, id desc) where deleted_at is null;
create index opportunity_applications_waiting on opportunity_applications (opportunity_id, waiting_no) where status = 'PENDING';
create index opportunity_applications_offered on opportunity_applications (offered_until) where offered_until is not null;

create function count_opportunity_seats() returns trigger language plpgsql as $$
declare
  more int := case when new.status = 'APPROVED' or new.offered_until is not null then 1 else 0 end;
begin
  if tg_op = 'UPDATE' and (old.status = 'APPROVED' or old.offered_until is not null) then more := more - 1; end if;
  if more <> 0 then update opportunities set taken = taken + more where id = new.opportunity_id; end if;
  return null;
end $$;
create trigger opportunity_applications_counted after insert or update of status, offered_until on opportunity_applications
  for each row execute function count_opportunity_seats();

-- Who may create opportunities is among what access looks at.
drop trigger users_move_rights on users;
create trigger users_move_rights
  before update of role, disabled_at, deleted_at, full_name, email, language, digits, calendar, zone, must_change_password, photo_id,
    title_id, partner_id, can_create_opportinity on users
  for each row when (old is distinct from new) execute function move_own_rights();

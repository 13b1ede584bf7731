-- A course: what is written of it lies in `draft`; the other columns are what people see, since it was published.
create table courses (
  id             uuid primary key references objects,
  name_ar        text not null default '' check (char_length(name_ar) <= 120),
  name_en        text not null default '' check (char_length(name_en) <= 120),
  description_ar text not null default '',
  description_en text not null default '',
  category_ar    text not null default '',
  category_en    text not null default '',
  cover_id       uuid references files,
  unit_id        uuid references units,
  self_enrolment boolean not null default true,
  due_days       int check (due_days > 0),
  certificate    boolean not null default false,
  valid_months   int check (valid_months > 0),
  signatory_ar   text not null default '',
  signatory_en   text not null default '',
  is_template    boolean not null default false,
  draft          jsonb not null,
  changed        boolean not null default true,
  course_version int not null default 0, -- the newest of course_versions
  lessons        int not null default 0, -- of it
  status         text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'published', 'CLOSED')),
  paused_at      timestamptz,
  archived_at    timestamptz,
  published_at   timestamptz,
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  deleted_at     timestamptz,
  version        int not null default 1,
  check (status = 'DRAFT' or (name_ar <> '' and name_en <> '' and course_version > 0)),
  check (not is_template or status = 'DRAFT')
);
create trigger courses_deleted after update of deleted_at on objects
  for each row when (new.kind = 'course') execute function mirror_deletion('courses');
-- listCourses: one range for each relation, and one for all
create index courses_living on courses (updated_at desc, id desc) where deleted_at is null;
create index courses_by_creator on courses (created_by, updated_at desc, id desc) where deleted_at is null;
create index courses_by_unit on courses (unit_id, updated_at desc, id desc) where deleted_at is null;

-- What those learn on who began it then: it never changes.
create table course_versions (
  course_id  uuid not null references courses,
  version    int not null check (version > 0),
  outline    jsonb not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  primary key (course_id, version)
);
create function keep_course_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a course never changes' using errcode = 'check_violation', constraint = 'course_versions_kept';
end $$;
create trigger course_versions_kept before update on course_versions for each row execute function keep_course_version();

-- Whom a course is assigned to; those who come to be meant are enrolled by night.
create table course_assignments (
  course_id  uuid not null references courses,
  token      text not null check (token ~ '^(all|role:[A-Z_]{2,20}|(unit|title|partner|person):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  mandatory  boolean not null,
  due_on     date,
  created_by uuid not null references users,
  created_at timestamptz not null,
  primary key (course_id, token)
);

-- One person on one course. `unit_id` is the department of the learner then.
create table enrolments (
  id             uuid primary key references objects,
  course_id      uuid not null references courses,
  course_version int, -- since it was begun; who has not begun takes the newest
  user_id        uuid not null references users,
  unit_id        uuid references units,
  source         text not null check (source in ('assignment', 'self', 'renewal')),
  mandatory      boolean not null default false,
  batch          uuid, -- those who were enrolled at once are told at once
  due_on         date,
  due_order      int not null generated always as (coalesce(due_on - date '2000-01-01', 1000000)) stored,
  due_told_on    date, -- the last day on which its person was told when it is due
  status         text not null check (status in ('NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED', 'CANCELED')),
  score          int check (score between 0 and 100),
  required       int not null default 0, -- lessons of its version
  open_required  int not null default 0,
  begun_at       timestamptz,
  finished_at    timestamptz,
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  deleted_at     timestamptz,
  version        int not null default 1,
  foreign key (course_id, course_version) references course_versions,
  check (status in ('NEW', 'CANCELED') or course_version is not null),
  check ((status = 'completed') = (finished_at is not null)),
  constraint enrolments_all_done check (status <> 'completed' or open_required = 0)
);
create trigger enrolments_deleted after update of deleted_at on objects
  for each row when (new.kind = 'enrolment') execute function mirror_deletion('enrolments');
create unique index enrolments_live on enrolments (course_id, user_id)
  where status in ('NEW', 'OPEN', 'CHECKING', 'REJECTED') and deleted_at is null; -- join, enrolMeant
-- listEnrolments: one's own, by unit, of one course, and all; by when they were enrolled and by when they are due
create index enrolments_by_person on enrolments (user_id, created_at desc, id desc) where deleted_at is null;
create index enrolments_by_person_due on enrolments (user_id, due_order, id) where deleted_at is null;
create index enrolments_by_unit on enrolments (unit_id, created_at desc, id desc) where deleted_at is null;
create index enrolments_by_unit_due on enrolments (unit_id, due_order, id) where deleted_at is null;
create index enrolments_by_course on enrolments (course_id, created_at desc, id desc) where deleted_at is null;
create index enrolments_by_course_due on enrolments (course_id, due_order, id) where deleted_at is null;
create index enrolments_living on enrolments (created_at desc, id desc) where deleted_at is null;
create index enrolments_living_due on enrolments (due_order, id) where deleted_at is null;
create index enrolments_of_batch on enrolments (batch) where batch is not null; -- who is told of training.enrolled
create index enrolments_due on enrolments (due_on, id) where due_on is not null and deleted_at is null and status in ('NEW', 'OPEN'); -- tellDue

-- How far a lesson has come. `covered`: seconds of a video that were played.
create table lesson_progress (
  enrolment_id uuid not null references enrolments,
  lesson       text not null,
  required     boolean not null,
  position_s   int not null default 0 check (position_s >= 0),
  covered      int4multirange not null default '{}',
  first_at     timestamptz, -- of its beacons
  last_at      timestamptz,
  completed_at timestamptz,
  primary key (enrolment_id, lesson)
);

-- Whatever writes: an enrolment counts which of its required lessons are open.
create function count_open_lessons() returns trigger language plpgsql as $$
begin
  new.open_required := new.required - (select count(*) from lesson_progress
    where enrolment_id = new.id and required and completed_at is not null);
  return new;
end $$;
create trigger enrolments_count before insert or update on enrolments for each row execute function count_open_lessons();
create function recount_enrolment() returns trigger language plpgsql as $$
begin
  update enrolments set required = required where id = coalesce(new.enrolment_id, old.enrolment_id);
  return null;
end $$;
create trigger lesson_progress_counted after insert or update of required, completed_at or delete on lesson_progress
  for each row execute function recount_enrolment();

-- What is right in a quiz lies apart from its questions, and leaves the portal only by the rule of its feedback. Each version of a course
-- has its own; another version of them marks again.
create table quiz_keys (
  course_id      uuid not null,
  course_version int not null,
  lesson         text not null,
  version        int not null check (version > 0),
  rights         jsonb not null,
  dropped        text[] not null default '{}', -- questions that count for nobody
  created_by     uuid not null references users,
  created_at     timestamptz not null,
  primary key (course_id, course_version, lesson, version), -- readKeys: the newest
  foreign key (course_id, course_version) references course_versions
);

-- Who failed and was allowed to try again has so many attempts more at each quiz.
alter table enrolments add column extra_attempts int not null default 0 check (extra_attempts between 0 and 90);

create table quiz_attempts (
  enrolment_id   uuid not null references enrolments,
  lesson         text not null,
  number         int not null check (number between 1 and 100),
  course_id      uuid not null references courses,
  course_version int not null,
  key_version    int, -- by which it was marked
  drawn          jsonb not null,
  answers        jsonb not null default '{}',
  status         text not null default 'OPEN' check (status in ('OPEN', 'CHECKING', 'completed')),
  started_at     timestamptz not null,
  deadline_at    timestamptz,
  submitted_at   timestamptz,
  marks          jsonb, -- by question: a number, or nothing while it is owed
  comments       jsonb not null default '{}',
  points         int check (points between 0 and total),
  total          int,
  passed         boolean,
  version        int not null default 1,
  primary key (enrolment_id, lesson, number),
  foreign key (course_id, course_version) references course_versions,
  check ((status = 'OPEN') = (submitted_at is null)),
  check ((status = 'OPEN') = (marks is null)),
  check ((status = 'completed') = (passed is not null))
);
create unique index quiz_attempts_open on quiz_attempts (enrolment_id, lesson) where status = 'OPEN'; -- beginAttempt
create index quiz_attempts_due on quiz_attempts (deadline_at) where status = 'OPEN' and deadline_at is not null; -- submitDue
create index quiz_attempts_of_quiz on quiz_attempts (course_id, lesson, enrolment_id, number) where status <> 'OPEN'; -- regrade

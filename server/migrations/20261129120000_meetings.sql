-- Rooms that meetings take. `unit_id` is the unit whose managers manage it.
create table rooms (
  id         uuid primary key,
  name_ar    text not null check (char_length(name_ar) between 1 and 120),
  name_en    text not null check (char_length(name_en) between 1 and 120),
  seats      int not null check (seats between 1 and 10000),
  place      text not null default '' check (char_length(place) <= 200),
  unit_id    uuid references units,
  active     boolean not null default true,
  created_at timestamptz not null,
  version    int not null default 1
);

-- A meeting, or a series of them. `start_day` and `start_time` are the clock time of its zone at which the series begins; `starts_at` is the
-- beginning of its first occurrence and `ends_at` the end of its last one. At `due_at` the portal looks at it again: the next occurrence
-- begins, or the last one ends.
create table meetings (
  id          uuid primary key references objects,
  organiser   uuid not null references users,
  title       text not null check (char_length(title) between 1 and 200),
  preview     text not null default '',
  start_day   date not null,
  start_time  text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  zone        text not null,
  minutes     int not null check (minutes between 5 and 1440),
  place       text not null default '' check (char_length(place) <= 200),
  room_id     uuid references rooms,
  video       boolean not null default false,
  rule        jsonb,
  sequence    int not null default 0,
  status      text not null check (status in ('OPEN', 'CANCELED', 'DONE')),
  reason      text not null default '' check (char_length(reason) <= 1000),
  former_id   uuid references meetings on delete set null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  due_at      timestamptz not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  deleted_at  timestamptz,
  version     int not null default 1,
  check (starts_at < ends_at)
);
create trigger meetings_deleted after update of deleted_at on objects
  for each row when (new.kind = 'meeting') execute function mirror_deletion('meetings');
create index meetings_living on meetings (ends_at desc, id desc) where deleted_at is null;
create index meetings_by_organiser on meetings (organiser, ends_at desc, id desc) where deleted_at is null;
create index meetings_by_former on meetings (former_id) where former_id is not null;
create index meetings_due on meetings (due_at) where status = 'OPEN'; -- readDue

-- `original_start` is the instant that the rule gave it; `number` is its name, and does not follow the order of time. Empty texts and rooms
-- are those of the occurrence alone where `edited`. Writers lock the rows of their rooms in `rooms` first, in the
-- order of the ids.
create table meeting_occurrences (
  id             uuid not null unique,
  meeting_id     uuid not null references meetings on delete cascade,
  number         int not null check (number >= 0),
  original_start timestamptz not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  title          text not null check (char_length(title) between 1 and 200),
  place          text not null default '' check (char_length(place) <= 200),
  room_id        uuid references rooms,
  video          boolean not null default false,
  edited         boolean not null default false,
  cancelled      boolean not null default false,
  primary key (meeting_id, number),
  unique (meeting_id, original_start),
  check (starts_at < ends_at),
  constraint meeting_rooms_apart exclude using gist (room_id with =, tstzrange(starts_at, ends_at) with &&)
    where (room_id is not null and not cancelled)
);
create index meeting_occurrences_by_start on meeting_occurrences (meeting_id, starts_at, id); -- listMeetings, readOccurrences

-- The people of a meeting: its organiser, colleagues and guests. `first_at` and `sort_at` repeat `starts_at` and `ends_at` of the meeting.
create table attendees (
  id         uuid primary key,
  meeting_id uuid not null references meetings on delete cascade,
  user_id    uuid references users,
  email      text check (char_length(email) <= 254),
  part       text not null check (part in ('organiser', 'needed', 'optional')),
  answer     text not null default 'none' check (answer in ('none', 'yes', 'maybe', 'no')),
  place      int not null,
  first_at   timestamptz not null,
  sort_at    timestamptz not null,
  check ((user_id is null) <> (email is null)),
  unique (meeting_id, user_id),
  unique (meeting_id, email)
);
create index attendees_by_user on attendees (user_id, sort_at desc, meeting_id desc) where user_id is not null; -- listMeetings

-- What an attendee answered to one occurrence, where that is not the answer to the series.
create table occurrence_answers (
  meeting_id  uuid not null,
  number      int not null,
  attendee_id uuid not null references attendees on delete cascade,
  answer      text not null check (answer in ('none', 'yes', 'maybe', 'no')),
  primary key (meeting_id, number, attendee_id),
  foreign key (meeting_id, number) references meeting_occurrences on delete cascade
);
create index occurrence_answers_by_attendee on occurrence_answers (attendee_id);

-- Attendees who were taken off a meeting: they no longer reach it, and are notified from here, with the title that it had then.
create table former_attendees (
  id         uuid primary key,
  meeting_id uuid not null references meetings on delete cascade,
  user_id    uuid references users,
  email      text,
  title      text not null check (char_length(title) between 1 and 200),
  removed_at timestamptz not null
);
create index former_attendees_by_meeting on former_attendees (meeting_id);

-- Nobody reads meetings that they are not in, whatever their role: the relation `all` is no longer offered, and who had nothing else reads
-- the meetings in which they take part.
update grants set relations = case when relations = '{all}' then '{participant}' else array_remove(relations, 'all') end
where module_name = 'schedule' and flag = 'meetings.view' and 'all' = any(relations);
delete from person_grants where module_name = 'schedule' and flag = 'meetings.view' and effect = 'add' and relations = '{all}';
update person_grants set relations = array_remove(relations, 'all')
where module_name = 'schedule' and flag = 'meetings.view' and 'all' = any(relations);

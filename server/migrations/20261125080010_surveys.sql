-- A survey: what is written of it lies in `draft`; the other columns are what people see, since it was published.
create table surveys (
  id             uuid primary key references objects,
  name_ar        text not null default '' check (char_length(name_ar) <= 120),
  name_en        text not null default '' check (char_length(name_en) <= 120),
  description_ar text not null default '',
  description_en text not null default '',
  unit_id        uuid references units,
  anonymous      boolean not null default false,
  breakdown      boolean not null default false,
  k              int not null default 5 check (k >= 5),
  share_results  boolean not null default false,
  buckets        uuid[] not null default '{}', -- departments by which results are told apart, since it was published
  invited        int,                          -- how many were asked, since it was closed
  answered       int,                          -- how many of an anonymous one answered, since it was closed
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
  check (status = 'DRAFT' or (name_ar <> '' and name_en <> '' and set_version is not null)),
  check (not is_template or status = 'DRAFT')
);
create trigger surveys_deleted after update of deleted_at on objects
  for each row when (new.kind = 'survey') execute function mirror_deletion('surveys');
-- listSurveys: one range for each relation, and one for all
create index surveys_living on surveys (updated_at desc, id desc) where deleted_at is null;
create index surveys_by_creator on surveys (created_by, updated_at desc, id desc) where deleted_at is null;
create index surveys_by_unit on surveys (unit_id, updated_at desc, id desc) where deleted_at is null;

-- Whatever writes: what people were promised when they answered holds, and an anonymous survey never opens again.
create function keep_survey_promise() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (new.anonymous, new.breakdown, new.k, new.buckets) is distinct from
     (old.anonymous, old.breakdown, old.k, old.buckets) then
    raise exception 'a published survey keeps what it promised' using errcode = 'check_violation', constraint = 'surveys_promise';
  end if;
  if old.status = 'CLOSED' and new.status <> 'CLOSED' and old.anonymous then
    raise exception 'an anonymous survey never opens again' using errcode = 'check_violation', constraint = 'surveys_closed';
  end if;
  return new;
end $$;
create trigger surveys_promise before update on surveys for each row execute function keep_survey_promise();

-- What one person says by name. Its answers are those of `field_answers` once it is sent, until then those in `draft`.
create table survey_responses (
  id         uuid primary key references objects,
  survey_id  uuid not null references surveys,
  unit_id    uuid references units, -- of the survey, then
  status     text not null check (status in ('DRAFT', 'completed', 'CLOSED')),
  draft      jsonb,
  sent_at    timestamptz, -- first
  created_by uuid not null references users,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version    int not null default 1,
  check ((status = 'completed') = (sent_at is not null))
);
create trigger survey_responses_deleted after update of deleted_at on objects
  for each row when (new.kind = 'survey_response') execute function mirror_deletion('survey_responses');
create unique index survey_responses_once on survey_responses (survey_id, created_by); -- sendResponse, askSurvey
-- listResponses: of one survey, by unit, and all
create index survey_responses_by_survey on survey_responses (survey_id, sent_at desc, id desc) where deleted_at is null and status = 'completed';
create index survey_responses_by_unit on survey_responses (unit_id, sent_at desc, id desc) where deleted_at is null and status = 'completed';
create index survey_responses_sent on survey_responses (sent_at desc, id desc) where deleted_at is null and status = 'completed';

-- Anonymous: who answered, and apart from it what was answered. Nothing leads from one to the other once both have settled:
-- rows that settle are deleted and inserted again in random order, as many as k or more in one transaction.
create table survey_participations (
  survey_id uuid not null references surveys,
  user_id   uuid not null references users,
  on_day    date not null,
  settled   boolean not null default false,
  primary key (survey_id, user_id)
);
create table survey_sheets (
  id        uuid primary key, -- random, never one that tells the time
  survey_id uuid not null references surveys,
  version   int not null,
  bucket    uuid,             -- the department, where the survey tells them apart, until it is closed
  answers   jsonb not null,
  settled   boolean not null default false
);
create index survey_sheets_of_survey on survey_sheets (survey_id, id); -- settle, closeSurvey

-- What is shown of an anonymous survey: only what may be shown is kept, computed once.
create table survey_cells (
  survey_id uuid not null references surveys,
  bucket    text not null, -- 'all', 'other' or the id of a department
  field     text not null, -- nothing: the sheets themselves
  value     text not null, -- nothing: answered at all
  n         int not null check (n >= 0),
  primary key (survey_id, bucket, field, value)
);
create table survey_texts (
  id        uuid primary key, -- random, and their order
  survey_id uuid not null references surveys,
  field     text not null,
  body      text not null
);
create index survey_texts_of_survey on survey_texts (survey_id, field, id); -- readResults
-- A back-up that held what has not settled would differ from the one before by fewer than k people.
comment on table survey_sheets is 'back-ups hold rows that are settled';
comment on table survey_participations is 'back-ups hold rows that are settled';

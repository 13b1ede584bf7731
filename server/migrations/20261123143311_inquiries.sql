-- Somebody asks about the portal itself: a person, or a guest from the login. What is said lies with talk.
create table inquiries (
  id             uuid primary key references objects,
  subject        text not null check (char_length(subject) between 1 and 200),
  category       text not null check (category in ('technical', 'access', 'content', 'idea')),
  -- from where it was asked, as it was shown before it was sent
  module         text,
  path           text,
  details        jsonb not null default '{}',
  asker_id       uuid references users,
  guest_name     text,
  guest_mail     text,
  guest_language text check (guest_language in ('ar', 'en')),
  status         text not null check (status in ('NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED')),
  reason         text check (reason in ('settled', 'closed', 'lapsed', 'converted', 'spam', 'merged')),
  assignee_id    uuid references users,
  merged_into    uuid references inquiries,
  ticket_id      uuid unique references objects,
  fixed_module   text,
  fixed_version  text,
  created_at     timestamptz not null,
  activity_at    timestamptz not null,
  closed_at      timestamptz,
  -- when the portal looks at it by itself: administrators hear of it, or it lapses
  wakes_at       timestamptz,
  version        int not null default 1,
  check ((asker_id is null) = (guest_mail is not null)),
  check ((guest_mail is null) = (guest_name is null) and (guest_mail is null) = (guest_language is null)),
  check ((status = 'CLOSED') = (reason is not null) and (status = 'CLOSED') = (closed_at is not null)),
  check ((reason is not distinct from 'merged') = (merged_into is not null)),
  check ((reason is not distinct from 'converted') = (ticket_id is not null)),
  check ((fixed_module is null) = (fixed_version is null)),
  check (status <> 'NEW' or assignee_id is null),
  check (merged_into <> id)
);
-- listInquiries: one range per relation; what is open is left to be answered.
create index inquiries_open on inquiries (created_at, id) where status in ('NEW', 'OPEN', 'PENDING');
create index inquiries_open_by_assignee on inquiries (assignee_id, created_at, id) where status in ('NEW', 'OPEN', 'PENDING');
create index inquiries_open_technical on inquiries (created_at, id) where category = 'technical' and status in ('NEW', 'OPEN', 'PENDING');
create index inquiries_all on inquiries (created_at, id);
create index inquiries_by_asker on inquiries (asker_id, created_at, id);
create index inquiries_by_assignee on inquiries (assignee_id, created_at, id);
create index inquiries_technical on inquiries (created_at, id) where category = 'technical';
create index inquiries_by_mail on inquiries (guest_mail, created_at, id) where guest_mail is not null; -- readMergeable
create index inquiries_by_target on inquiries (merged_into) where merged_into is not null; -- redirectMerged
create index inquiries_by_fix on inquiries (fixed_module, id) where fixed_module is not null and status in ('NEW', 'OPEN', 'PENDING'); -- readFixed
create index inquiries_by_wake on inquiries (wakes_at) where wakes_at is not null; -- readDue

-- A merged inquiry leads to one that is not merged itself, so that no reader walks further than one step.
create function inquiry_merged_once() returns trigger language plpgsql as $$
begin
  perform from inquiries where id = new.merged_into and merged_into is null for share;
  if not found then raise exception 'the target of a merge is merged itself' using errcode = 'check_violation'; end if;
  perform from inquiries where merged_into = new.id;
  if found then raise exception 'others are merged into this one' using errcode = 'check_violation'; end if;
  return new;
end $$;
create trigger inquiries_merged_once before insert or update of merged_into on inquiries
  for each row when (new.merged_into is not null) execute function inquiry_merged_once();

-- Links in mails to guests: the hash of the secret, which leads to one inquiry and nothing else.
create table inquiry_links (
  token_hash bytea primary key,
  inquiry_id uuid not null references inquiries,
  until_at   timestamptz not null
);
create index inquiry_links_by_age on inquiry_links (until_at); -- forgetLinks

-- Who wrote from the login within a day, by hashes alone; kept also where no inquiry came of it.
create table guest_attempts (
  id           uuid primary key,
  mail_hash    bytea not null,
  address_hash bytea not null,
  acknowledged boolean not null,
  at           timestamptz not null
);
create index guest_attempts_by_mail on guest_attempts (mail_hash, at); -- countAttempts
create index guest_attempts_by_address on guest_attempts (address_hash, at); -- countAttempts
create index guest_attempts_by_age on guest_attempts (at); -- countAttempts, forgetAttempts

create table canned_answers (
  id         uuid primary key references objects,
  title_ar   text not null check (char_length(title_ar) between 1 and 120),
  title_en   text not null check (char_length(title_en) between 1 and 120),
  text_ar    text not null check (char_length(text_ar) between 1 and 4000),
  text_en    text not null check (char_length(text_en) between 1 and 4000),
  created_at timestamptz not null,
  version    int not null default 1
);

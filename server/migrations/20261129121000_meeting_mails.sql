-- What was mailed of a meeting to whom, as calendar programs know it: the whole of it (number -1), or one occurrence of a series whose rule
-- they could not repeat. `digest` stands for what the last mail said; the times are those it said, so that it can be canceled after they are gone.
create table meeting_mails (
  meeting_id     uuid not null references meetings on delete cascade,
  attendee_id    uuid not null,
  number         int not null check (number >= -1),
  user_id        uuid references users,
  address        text check (char_length(address) <= 254),
  digest         bytea not null,
  original_start timestamptz not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  canceled       boolean not null default false,
  primary key (meeting_id, attendee_id, number),
  check ((user_id is null) <> (address is null))
);

-- Series that are mailed occurrence by occurrence: when the next one is to be mailed.
create table meeting_mails_due (
  meeting_id uuid primary key references meetings on delete cascade,
  due_at     timestamptz not null
);
create index meeting_mails_by_due on meeting_mails_due (due_at); -- readMailsDue

-- What was mailed of a meeting to whom, as calendar programs know it: the whole of it (number -1), or one occurrence of a series whose rule
-- they could not repeat. `digest` stands for what the newest letter says; title, place and room are those that the last letter that was sent
-- named, so that a cancellation says nothing newer. A letter that was not sent yet is queued again at `again_at`, for two days after `asked_at`.
-- SEQUENCE is that of the meeting and `raised`, which grows whenever something that was canceled is mailed again.
create table meeting_mails (
  meeting_id     uuid not null references meetings on delete cascade,
  attendee_id    uuid not null,
  number         int not null check (number >= -1),
  user_id        uuid references users,
  address        text check (char_length(address) <= 254),
  letter         text not null check (letter in ('invited', 'changed', 'canceled')),
  digest         bytea not null,
  original_start timestamptz not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  title          text not null check (char_length(title) between 1 and 200),
  place          text not null check (char_length(place) <= 200),
  room_id        uuid references rooms,
  reason         text not null default '' check (char_length(reason) <= 1000), -- of what was canceled last
  raised         int not null default 0,
  asked_at       timestamptz not null,
  again_at       timestamptz,
  sent_at        timestamptz,
  primary key (meeting_id, attendee_id, number),
  check ((user_id is null) <> (address is null))
);
create index meeting_mails_waiting on meeting_mails (again_at) where again_at is not null; -- claimWaiting

-- Letters to guests, counted by the organiser and the hour that began at `hour_at`.
create table meeting_letters (
  organiser uuid primary key references users on delete cascade,
  hour_at   timestamptz not null,
  letters   int not null
);

-- Series that are mailed occurrence by occurrence: when the next one is to be mailed.
create table meeting_mails_due (
  meeting_id uuid primary key references meetings on delete cascade,
  due_at     timestamptz not null
);
create index meeting_mails_by_due on meeting_mails_due (due_at); -- readMailsDue

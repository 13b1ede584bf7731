-- One row for each object that concerned a person, written together with its notifications.
alter table notifications
  add column reason text check (reason in ('mention', 'assigned')),
  add column folded boolean not null default false; -- a later event of the same person and moment stands for it
create index notifications_of_row on notifications (user_id, object_id, created_at desc, id desc) where not folded; -- readInbox, listNotifications of one object

create table inbox (
  user_id       uuid not null references users,
  object_id     uuid not null references objects,
  unread        integer not null check (unread >= 0),
  last_at       timestamptz not null,
  mentioned     boolean not null,
  assigned      boolean not null,
  snoozed_until timestamptz,
  done_at       timestamptz,
  primary key (user_id, object_id)
);
create index inbox_all on inbox (user_id, last_at desc, object_id desc) where done_at is null and snoozed_until is null; -- readInbox: all
create index inbox_unread on inbox (user_id, last_at desc, object_id desc) where done_at is null and snoozed_until is null and unread > 0; -- readInbox: unread, countUnread
create index inbox_mentions on inbox (user_id, last_at desc, object_id desc) where done_at is null and snoozed_until is null and mentioned; -- readInbox: mentions
create index inbox_assigned on inbox (user_id, last_at desc, object_id desc) where done_at is null and snoozed_until is null and assigned; -- readInbox: assigned
create index inbox_snoozed on inbox (user_id, last_at desc, object_id desc) where done_at is null and snoozed_until is not null; -- readInbox: snoozed
create index inbox_waking on inbox (snoozed_until) where snoozed_until is not null; -- endSnoozes
create index inbox_by_object on inbox (object_id); -- forgetNotifications

create table subscriptions (
  user_id   uuid not null references users,
  object_id uuid not null references objects,
  muted     boolean not null,
  primary key (user_id, object_id)
);
create index subscriptions_by_object on subscriptions (object_id); -- forgetNotifications

-- What was told before: mentions by their name, assignments by whom they name.
update notifications set reason = 'mention' where event like '%.mentioned';
update notifications set reason = 'assigned' from history
  where history.id = notifications.history_id and notifications.event like '%.assigned'
    and history.detail -> 'assignee' ->> 'id' = notifications.user_id::text;
insert into inbox (user_id, object_id, unread, last_at, mentioned, assigned)
select user_id, object_id, count(*) filter (where seen_at is null), max(created_at),
       coalesce(bool_or(reason = 'mention'), false), coalesce(bool_or(reason = 'assigned'), false)
from notifications group by user_id, object_id;

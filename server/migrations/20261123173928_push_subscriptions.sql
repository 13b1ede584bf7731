-- Browsers that show notifications of a person. One belongs to a session and ends with it; the address is the browser maker's.
create table push_subscriptions (
  session_id   uuid primary key references sessions on delete cascade,
  user_id      uuid not null references users,
  endpoint     text not null unique check (char_length(endpoint) between 1 and 2000),
  p256dh       text not null,
  auth         text not null,
  created_at   timestamptz not null,
  paused_until timestamptz -- its address did not answer, and is not asked before
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at); -- readDevices, withDevices, forgetOldest

alter table notifications add column push_at timestamptz; -- sent to the person's browsers from then on, if still unread
create index notifications_to_push on notifications (user_id, push_at) where push_at is not null and seen_at is null; -- claimPushes, holdPushes
create index notifications_push_due on notifications (push_at) where push_at is not null and seen_at is null; -- readPushDue

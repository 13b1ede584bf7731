create table notifications (
  id         uuid primary key,
  user_id    uuid not null references users,
  history_id uuid not null references history,
  object_id  uuid not null references objects,
  event      text not null,
  params     jsonb not null,
  actor_id   uuid references users,
  path       text not null,
  created_at timestamptz not null,
  seen_at    timestamptz
);
create unique index notifications_once on notifications (history_id, user_id); -- a job heard twice tells once
create index notifications_by_user on notifications (user_id, created_at desc, id desc); -- listNotifications
create index notifications_unseen on notifications (user_id) where seen_at is null; -- unseen, markSeen

-- Who leads people was told of what is overdue among them: in which week, so that no week tells it twice.
create table overdue_notes (
  user_id uuid primary key references users,
  week    date not null -- its first day
);

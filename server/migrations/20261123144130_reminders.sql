-- "Remind me of this": of a record, or of a part of it, once for each person.
create table reminders (
  id         uuid primary key,
  user_id    uuid not null references users,
  object_id  uuid not null references objects,
  part       uuid,
  at         timestamptz not null,
  due_at     timestamptz, -- when it was told; put off, it is told again
  created_at timestamptz not null,
  constraint reminders_by_thing unique nulls not distinct (user_id, object_id, part) -- upsertReminder
);
create index reminders_by_person on reminders (user_id, at, id); -- readReminders
create index reminders_waiting on reminders (at) where due_at is null; -- claimDue
create index reminders_by_object on reminders (object_id); -- forgetReminders

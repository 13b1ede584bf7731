alter table notes
  add column pinned_at     timestamptz, -- by its owner
  add column reminder_date text check (reminder_date ~ '^\d{4}-\d\d-\d\d$'), -- a day and its times where its owner is
  add column start_time    text check (start_time ~ '^\d\d:\d\d$'),
  add column end_time      text check (end_time ~ '^\d\d:\d\d$'),
  add constraint notes_reminder check (
    (reminder_date is null) = (start_time is null) and (start_time is null) = (end_time is null) and end_time > start_time
  );
create index notes_pinned on notes (created_by, updated_at desc, id desc) where deleted_at is null and pinned_at is not null; -- listNotes, view pinned

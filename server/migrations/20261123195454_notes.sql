create table notes (
  id         uuid primary key references objects,
  title      text not null check (char_length(title) between 1 and 200),
  colour     text not null check (colour in ('plain', 'yellow', 'green', 'blue', 'purple', 'pink', 'orange', 'grey')),
  preview    text not null check (char_length(preview) <= 400), -- how its description begins, for the list
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version    int not null default 1
);
create trigger notes_deleted after update of deleted_at on objects
  for each row when (new.kind = 'note') execute function mirror_deletion('notes');
-- listNotes: one range for each relation, and one for all
create index notes_living on notes (updated_at desc, id desc) where deleted_at is null;
create index notes_by_creator on notes (created_by, updated_at desc, id desc) where deleted_at is null;
create index notes_trash on notes (created_by, updated_at desc, id desc) where deleted_at is not null; -- listNotes, view trash; readTrash

-- Workspaces: what a group of people works on together.
create table workspaces (
  id          uuid primary key references objects,
  name        text not null check (char_length(name) between 1 and 120),
  colour      text not null check (colour in ('blue', 'teal', 'cyan', 'green', 'olive', 'orange', 'red', 'pink', 'magenta', 'violet', 'indigo', 'grey')),
  visibility  text not null check (visibility in ('private', 'group', 'department', 'organisation')),
  unit_id     uuid references objects, -- the department or group it is open to
  created_by  uuid not null references users,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  archived_at timestamptz,
  deleted_at  timestamptz,
  version     int not null default 1,
  constraint workspaces_unit check ((visibility in ('group', 'department')) = (unit_id is not null))
);
create trigger workspaces_deleted after update of deleted_at on objects
  for each row when (new.kind = 'workspace') execute function mirror_deletion('workspaces');

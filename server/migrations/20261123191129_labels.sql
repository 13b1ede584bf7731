-- Labels of a scope: a workspace, or a person.
create table labels (
  id         uuid primary key,
  scope_id   uuid not null references objects,
  name       text not null check (char_length(name) between 1 and 40),
  folded     text not null,
  colour     text not null check (colour in ('blue', 'teal', 'cyan', 'green', 'olive', 'orange', 'red', 'pink', 'magenta', 'violet', 'indigo', 'grey')),
  version    int not null default 1,
  created_at timestamptz not null,
  constraint labels_by_name unique (scope_id, folded) -- createLabel; no two of one name
);

-- The labels that a record of any kind carries.
create table object_labels (
  object_id uuid not null references objects,
  label_id  uuid not null references labels on delete cascade,
  primary key (object_id, label_id) -- labelsOf, hasLabel
);
create index object_labels_by_label on object_labels (label_id); -- deleteLabel

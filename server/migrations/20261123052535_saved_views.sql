-- How a list is narrowed and sorted, under a name of its own.
create table saved_views (
  id uuid primary key,
  list text not null check (char_length(list) between 1 and 81),
  owner_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  -- by the names and in the words of the list's address
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  -- with everyone who sees the list
  shared boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null
);
-- readViews, countOwned: what a person saved of a list
create index saved_views_by_owner on saved_views (owner_id, list, created_at, id);
-- readViews, countShared: what is shared of a list
create index saved_views_shared on saved_views (list, created_at, id) where shared;

-- A module can be switched off, and what changed in it has a history that people are shown once.
alter table modules
  add column enabled    boolean not null default true,
  add column notes_ar   text not null default '' check (char_length(notes_ar) <= 2000),
  add column notes_en   text not null default '' check (char_length(notes_en) <= 2000),
  add column revision   int not null default 1,
  add column changed_at timestamptz,
  add column changed_by uuid references users;

create table module_changes (
  id         uuid primary key,
  key        text not null references modules,
  status     text not null check (status in ('STABLE', 'BETA', 'COMING_SOON')),
  version    text not null,
  enabled    boolean not null,
  notes_ar   text not null,
  notes_en   text not null,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);
create index module_changes_by_key on module_changes (key, changed_at desc, id desc); -- readHistory
create index module_changes_newest on module_changes (changed_at desc, id desc); -- readNews

create table module_news_seen (
  user_id uuid primary key references users,
  seen_at timestamptz not null
);

-- What was followed of a module that is withdrawn is asked for again, and ends.
create trigger modules_move_rights after update of status, enabled on modules
  for each statement execute function move_rights_of_all();

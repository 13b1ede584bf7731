-- What one person may beyond the role or not even within it, for a time. A denial takes the whole flag and always wins.
create table person_grants (
  id          uuid primary key,
  user_id     uuid not null references users,
  module_name text not null,
  flag        text not null,
  effect      text not null check (effect in ('add', 'deny')),
  relations   text[] not null check (relations <@ array['own', 'participant', 'assigned', 'group', 'department', 'tree', 'member', 'audience', 'step', 'all']),
  from_at     timestamptz not null,
  until_at    timestamptz,
  reason      text not null default '' check (char_length(reason) <= 300),
  created_by  uuid not null references users,
  created_at  timestamptz not null,
  check (until_at is null or until_at > from_at),
  check ((effect = 'deny') = (relations = '{}'))
);
create index person_grants_by_user on person_grants (user_id, created_at desc, id desc); -- readActor, listPersonGrants
create trigger person_grants_move_rights after insert or update or delete on person_grants
  for each row execute function move_rights_of_person();

-- Roles are edited together: each save moves the version of all six.
alter table roles add column version int not null default 1;

-- A new role begins with a new sign-in: what was open under the old one ends, whoever changed it and through which door.
create function end_sessions_of_person() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end $$;
create trigger users_end_sessions after update of role on users
  for each row when (old.role is distinct from new.role) execute function end_sessions_of_person();

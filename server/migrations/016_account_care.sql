-- Colours of modules are edited now: what is written there is drawn.
alter table modules
  add check (hex_color ~ '^#[0-9A-Fa-f]{6}$'),
  add check (hex_color1 ~ '^#[0-9A-Fa-f]{6}$'),
  add check (hex_color2 ~ '^#[0-9A-Fa-f]{6}$');

-- When a person was last seen, kept when a session ends: while one lives it says so itself, and no request writes more for it.
create table last_seen (
  user_id uuid primary key references users, -- readLastSeen
  at      timestamptz not null
);

create function remember_last_seen() returns trigger language plpgsql as $$
begin
  insert into last_seen (user_id, at) select user_id, max(seen_at) from ended group by user_id
  on conflict (user_id) do update set at = greatest(last_seen.at, excluded.at);
  return null;
end $$;
create trigger sessions_leave_last_seen after delete on sessions
  referencing old table as ended for each statement execute function remember_last_seen();

-- A code belongs to the browser that asked: another browser that asks for the same account neither ends nor learns it. Codes
-- live ten minutes, so those on their way are asked for again.
delete from reset_codes;
alter table reset_codes
  drop constraint reset_codes_pkey,
  drop column asked, drop column asked_since,
  add column browser_hash bytea not null,
  add column asked_at timestamptz not null,
  add primary key (asker, browser_hash);
create unique index reset_codes_by_round on reset_codes (round); -- readRound, keepCode, exchangeCode
create index reset_codes_by_user on reset_codes (user_id); -- end_resets
create index reset_codes_by_age on reset_codes (asked_at); -- forgetOldResets

-- Counts for each browser, account and network address: some of them begin again after an hour.
alter table otp_locks add column since timestamptz;
update otp_locks set since = at;
alter table otp_locks alter column since set not null;

-- Browsers in which a person signed in: they may still ask for a code while strangers guess at the account.
create table known_browsers (
  user_id      uuid not null references users,
  browser_hash bytea not null,
  seen_at      timestamptz not null,
  primary key (user_id, browser_hash) -- isKnownBrowser
);
create index known_browsers_by_age on known_browsers (seen_at); -- forgetOldResets

-- Everything a person or their programs are in with, but this one session. The next request of all others is refused.
create function end_access(person uuid, kept_session uuid, out ended_sessions int, out ended_tokens int) language plpgsql as $$
begin
  delete from sessions where user_id = person and id is distinct from kept_session;
  get diagnostics ended_sessions = row_count;
  delete from api_tokens where user_id = person;
  get diagnostics ended_tokens = row_count;
  perform end_resets(person);
end $$;

-- The row stays, so that it still counts; the code in it, the ticket in it and the mail that has not left yet are worth nothing.
create function end_resets(person uuid) returns void language sql as $$
  update reset_codes
    set round = gen_random_uuid(), code_hash = null, code_until = null, ticket_hash = null, ticket_until = null
    where user_id = person
$$;

-- Whatever command changes the access of a person, it all comes through here: a code and an invitation lead to the account as
-- it was when they were sent, another role ends what was open under the old one, and enabling somebody brings nothing back.
create function access_changed() returns trigger language plpgsql as $$
begin
  perform end_resets(new.id);
  if (old.email, old.password_hash, old.disabled_at) is distinct from (new.email, new.password_hash, new.disabled_at) then
    delete from invitations where user_id = new.id;
  end if;
  if old.disabled_at is distinct from new.disabled_at or new.deleted_at is not null then
    perform end_access(new.id, null);
  elsif old.role <> new.role then
    delete from sessions where user_id = new.id;
  end if;
  if new.deleted_at is not null then
    delete from known_browsers where user_id = new.id;
  end if;
  return null;
end $$;
drop trigger users_end_invitation on users;
drop trigger users_end_sessions on users;
drop trigger users_end_round on users;
drop function end_invitation;
drop function end_sessions_of_person;
alter table users drop column session_round;
create trigger users_access_changed after update of email, password_hash, disabled_at, deleted_at, role on users
  for each row when ((old.email, old.password_hash, old.disabled_at, old.deleted_at, old.role)
    is distinct from (new.email, new.password_hash, new.disabled_at, new.deleted_at, new.role))
  execute function access_changed();

-- What outlived its person being disabled until now.
delete from sessions using users where users.id = sessions.user_id and users.disabled_at is not null;
delete from api_tokens using users where users.id = api_tokens.user_id and users.disabled_at is not null;

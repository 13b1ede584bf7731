-- One row a person who was invited and has no password yet. The link is made by the job that mails it, and stands here only as
-- its sha256; `round` tells that job whether it was overtaken by a newer invitation.
create table invitations (
  user_id     uuid primary key references users,
  round       uuid not null,
  invited_at  timestamptz not null,
  token_hash  bytea,
  valid_until timestamptz,
  asked       int not null,
  asked_since timestamptz not null
);
create unique index invitations_by_round on invitations (round); -- readInvited, keepInvitation
create unique index invitations_by_token on invitations (token_hash); -- readInvitedBy, takeInvitation

-- A link leads to the account as it was when it was sent: another address, a password, however it came, or a disabled account
-- ends it, whoever brings that about.
create function end_invitation() returns trigger language plpgsql as $$
begin
  delete from invitations where user_id = new.id;
  return null;
end $$;
create trigger users_end_invitation after update of email, password_hash, disabled_at on users
  for each row when ((old.email, old.password_hash, old.disabled_at) is distinct from (new.email, new.password_hash, new.disabled_at))
  execute function end_invitation();

-- One row an address that was asked for, known or not, so that both look alike from outside. The code is made by the job
-- that mails it, and stands here only as a slow hash; `round` tells that job whether it was overtaken by a newer asking.
create table reset_codes (
  asker       bytea primary key,
  user_id     uuid references users,
  round       uuid not null,
  handle_hash bytea not null,
  code_hash   text,
  code_until  timestamptz,
  ticket_hash bytea,
  ticket_until timestamptz,
  asked       int not null,
  asked_since timestamptz not null
);
create unique index reset_codes_by_handle on reset_codes (handle_hash); -- readReset
create unique index reset_codes_by_ticket on reset_codes (ticket_hash); -- readTicket
create index reset_codes_by_age on reset_codes (asked_since); -- forgetOldCodes

-- Wrong codes, counted for each account (by what was asked for) and each network address.
create table otp_locks (
  who          text primary key,
  failures     int not null,
  locks        int not null,
  locked_until timestamptz,
  at           timestamptz not null
);
create index otp_locks_by_age on otp_locks (at); -- forgetOldCodes

-- Authority of a program: stored as sha256, shown once, never longer than a year.
create table api_tokens (
  id         uuid primary key,
  user_id    uuid not null references users,
  name       text not null check (char_length(name) between 1 and 60),
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  used_at    timestamptz
);
create unique index api_tokens_by_hash on api_tokens (token_hash); -- readTokenByHash
create index api_tokens_by_user on api_tokens (user_id, created_at); -- readOwnTokens

-- Whom a record addresses. `kind` repeats what it is and `listed_at` the sort column of its list, so that a list is one index range for
-- each token of its reader. Without `listed_at` it is not published yet and opens nothing.
create table audiences (
  object_id uuid not null references objects,
  token     text not null check (token ~ '^(all|role:[A-Z_]{2,20}|(unit|title|partner|person):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  kind      text not null,
  listed_at timestamptz,
  primary key (object_id, token) -- tokensIn
);
create index audiences_by_token on audiences (token, kind, listed_at desc, object_id desc) where listed_at is not null; -- lists by `audience`

-- Title and partner are among what access looks at from now on.
drop trigger users_move_rights on users;
create trigger users_move_rights
  before update of role, disabled_at, deleted_at, full_name, email, language, digits, calendar, zone, must_change_password, photo_id,
    title_id, partner_id on users
  for each row when (old is distinct from new) execute function move_own_rights();

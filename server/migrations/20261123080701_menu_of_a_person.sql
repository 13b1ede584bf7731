-- What a person puts first in the menu, and whether keys without a modifier run commands. Kept with the person, as the rest of how
-- the portal is read: open browsers are told of a change.
alter table users
  add column favourites  text[] not null default '{}' check (cardinality(favourites) <= 20),
  add column single_keys boolean not null default true;

drop trigger users_move_look on users;
create trigger users_move_look before update of dark_mode, favourites, single_keys on users
  for each row
  when ((old.dark_mode, old.favourites, old.single_keys) is distinct from (new.dark_mode, new.favourites, new.single_keys))
  execute function move_own_rights();

-- How somebody reads travels with the person and the session: each change of it, also of the organisation's defaults, moves the
-- version under which open browsers and cached people are asked again.
create trigger users_move_look before update of dark_mode on users
  for each row when (old.dark_mode is distinct from new.dark_mode) execute function move_own_rights();
create trigger organisation_moves_reading before update of digits, calendar, hijri_offset, zone, country, settings on organisation
  for each row when ((old.digits, old.calendar, old.hijri_offset, old.zone, old.country, old.settings)
    is distinct from (new.digits, new.calendar, new.hijri_offset, new.zone, new.country, new.settings))
  execute function move_own_rights();

-- Administrative history: what the modules of administration record, and whatever else says what was before and after.
alter table history
  add column reverts uuid references history,
  add column audited boolean not null generated always as (
    split_part(event, '.', 1) in ('settings', 'access', 'modules', 'users', 'units', 'titles', 'partners', 'identity')
    or (detail ? 'before' and detail ? 'after')
  ) stored;
create index history_audited on history (at desc, id desc) where audited; -- readEntries
create index history_audited_by_actor on history (actor_id, at desc, id desc) where audited; -- readEntries of a person, readActorsNamed
create index history_reverts on history (reverts) where reverts is not null; -- whether an entry was taken back

-- Nobody changes it, whatever they may do in the portal (H46).
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger history_audit_stays before update or delete on history
  for each row when (old.audited) execute function refuse_change_of_audit();

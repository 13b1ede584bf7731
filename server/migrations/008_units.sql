-- Names folded by core/arabic-fold, the only writer of these columns: unique among living siblings, searched by their beginning.
alter table units
  add column folded_ar    text,
  add column folded_en    text,
  add column fold_version int not null default 0,
  add column version      int not null default 1,
  add column archived_at  timestamptz;
create unique index units_name_ar on units (parent_id, folded_ar) nulls not distinct where archived_at is null and folded_ar is not null;
create unique index units_name_en on units (parent_id, folded_en) nulls not distinct where archived_at is null and folded_en is not null;
create index units_by_folded_ar on units (folded_ar text_pattern_ops); -- searchUnits
create index units_by_folded_en on units (folded_en text_pattern_ops); -- searchUnits
create index units_living on units (kind, position, id) where archived_at is null; -- readChoices, countUnits
create index units_to_fold on units (fold_version); -- foldUnits

-- objects.archived_at is the truth; the copy lets names be used again and lists leave archived units out.
create function mirror_unit_archive() returns trigger language plpgsql as $$
begin
  update units set archived_at = new.archived_at where id = new.id;
  return null;
end $$;
create trigger units_archived after update of archived_at on objects
  for each row when (new.kind in ('department', 'group', 'level')) execute function mirror_unit_archive();

-- A new unit stands in somebody's tree, a deleted one stood in it.
drop trigger units_move_rights on units;
create trigger units_move_rights after insert or delete or update of parent_id on units
  for each statement execute function move_rights_of_all();

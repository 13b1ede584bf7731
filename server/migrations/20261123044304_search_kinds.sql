-- An entry says of which kind its record is, and in which scope (a chat, a workspace; null otherwise), so that a search of one of them
-- never reads the hits of all others. The kind is that of the object.
create extension if not exists btree_gin;

drop index search_entries_by_term;
alter table search_entries add column kind text, add column scope uuid;
update search_entries entry set kind = objects.kind from objects where objects.id = entry.object_id;
alter table search_entries alter column kind set not null;
create index search_entries_by_term on search_entries using gin (kind, scope, terms) with (fastupdate = off); -- findByWord, findAlong

-- Of one kind. How many entries a word leads to, counted to `most`; otherwise as before.
drop function search_hits(tsquery, int);
create function search_hits(of_kind text, asked tsquery, most int) returns int language plpgsql set enable_seqscan = off as $$
declare
  plan json;
  known float;
begin
  -- Of beginnings they may know nothing even where they know the word.
  execute format('explain (format json) select from search_entries where kind = %L and terms @@ %L::tsquery',
    of_kind, replace(asked::text, ':*', '')) into plan;
  select greatest(reltuples / 10, most * 20) into known from pg_class where oid = 'search_entries'::regclass;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float > known then
    return most;
  end if;
  return (select count(*) from (select from search_entries where kind = of_kind and terms @@ asked limit most) hit);
end $$;

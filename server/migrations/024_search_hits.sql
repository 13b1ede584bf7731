-- How many entries a word leads to, counted to `most`: statistics know only the commonest words, and guess too much for all others.
-- What they know to be in every tenth entry is not counted. The index of terms is walked whatever the planner expects of LIMIT.
create function search_hits(asked tsquery, most int) returns int language plpgsql set enable_seqscan = off as $$
declare
  plan json;
  known float;
begin
  -- Of beginnings they may know nothing even where they know the word.
  execute format('explain (format json) select from search_entries where terms @@ %L::tsquery', replace(asked::text, ':*', '')) into plan;
  select greatest(reltuples / 10, most * 20) into known from pg_class where oid = 'search_entries'::regclass;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float > known then
    return most;
  end if;
  return (select count(*) from (select from search_entries where terms @@ asked limit most) hit);
end $$;

-- Most entries are of chats, and of "all that is of a chat" the index kept a list which each search in chats read from end to end. They have an
-- index of their own, without their kind; that of all others is smaller by them.
drop index search_entries_by_term;
create index search_entries_by_term on search_entries using gin (kind, scope, terms) with (fastupdate = off)
  where kind <> 'chat'; -- findByWord, findAlong

-- The 30 days in which an entry lies, by their begin: what a search in chats looks through first lies on few pages. The index and the query both
-- ask this function (monthOf), so that they cannot differ.
create function month_of_entry(at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('30 days', at, timestamptz '2000-01-01 00:00:00Z')
$$;
create index search_entries_in_chats on search_entries using gin (scope, month_of_entry(at), terms) with (fastupdate = off)
  where kind = 'chat'; -- findMessages

-- A plan for any kind cannot use the index of all others, and read every entry.
alter function search_hits(text, tsquery, int) set plan_cache_mode = force_custom_plan;

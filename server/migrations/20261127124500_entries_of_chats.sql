-- Most entries are of chats, and of "all that is of a chat" the index kept a list which each search in chats read from end to end. They have an
-- index of their own, without their kind; that of all others is smaller by them.
drop index search_entries_by_term;
create index search_entries_by_term on search_entries using gin (kind, scope, terms) with (fastupdate = off)
  where kind <> 'chat'; -- findByWord, findAlong
create index search_entries_in_chats on search_entries using gin (scope, terms) with (fastupdate = off)
  where kind = 'chat'; -- findMessages

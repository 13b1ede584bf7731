-- Articles are found by title and labels before their text: their entries are indexed again with these ranks (foldEntries).
update search_entries set fold_version = 0 where kind = 'article';

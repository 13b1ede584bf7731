-- Words that were typed wrongly are compared with words as they are written, of subjects and of what was said in public; those kept
-- so far were stems of subjects. They come again with the entries, which are all of an older version (foldEntries).
delete from search_words;

-- Lists of synonyms that this organisation has begun with: none is added twice, whatever became of it.
create table search_lists (name text primary key);
insert into search_lists (name) select 'broken_plurals' where exists (select from objects where kind = 'synonym');

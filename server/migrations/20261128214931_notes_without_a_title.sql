-- A new note has no title until its writer gives it one; lists show how it begins.
alter table notes drop constraint notes_title_check;
alter table notes add constraint notes_title_check check (char_length(title) <= 200);

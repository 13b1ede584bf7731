-- The text inside of files is read in the background, of new files before those of today; nothing is due once it was read, or was tried often enough.
alter table files
  add column text_due timestamptz default 'epoch',
  add column text_tries smallint not null default 0;
alter table files alter column text_due set default '-infinity';
create index files_by_text on files (text_due) -- claimUnread
  where text_due is not null and object_id is not null
    and type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');

create table file_texts (
  file_id uuid primary key references files on delete cascade,
  text    text not null
);

-- The entry of a text goes with its file.
alter table search_entries add column file_id uuid references files on delete cascade;
create index search_entries_by_file on search_entries (file_id) where file_id is not null;

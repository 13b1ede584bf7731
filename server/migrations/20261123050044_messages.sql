-- Messages of all records in one table, ordered by numbers instead of times (decision 015). The rows stay where they are: names
-- change, columns are added, and each message gets its numbers by the order in which it was read so far.
drop index ticket_messages_by_ticket;
drop index ticket_said_by_ticket;
alter table ticket_messages rename to messages;
alter table messages rename column ticket_id to object_id;
alter table messages rename constraint ticket_messages_pkey to messages_pkey;
alter table messages rename constraint ticket_messages_author_id_fkey to messages_author_id_fkey;
alter table messages rename constraint ticket_messages_check to messages_edited;
alter table messages drop constraint ticket_messages_ticket_id_fkey;
alter table messages drop constraint ticket_messages_kind_check;
alter table messages
  add column audience   text, -- a name that the kind of the record declares
  add column seq        int,  -- counts per audience: no reader sees a gap where others talk
  add column place      int,  -- orders all audiences of a record, for readers of several; sent to no browser
  add column mark       text, -- what the kind of the record calls it, where it is more than a message: solution
  add column thread_of  uuid references messages,
  add column quoted_id  uuid references messages,
  add column guest_name text check (char_length(guest_name) between 1 and 200),
  add column guest_mail text check (char_length(guest_mail) <= 320),
  add column deleted_at timestamptz;

update messages set
  audience = case messages.kind when 'note' then 'staff' else 'public' end,
  mark = case messages.kind when 'solution' then 'solution' end,
  kind = 'said',
  seq = counted.seq,
  place = counted.place
from (
  select id, row_number() over (partition by object_id, kind = 'note' order by created_at, id) as seq,
         row_number() over (partition by object_id order by created_at, id) as place
  from messages
) counted
where counted.id = messages.id;

alter table messages
  alter column audience set not null,
  alter column seq set not null,
  alter column place set not null,
  alter column author_id drop not null,
  alter column body drop not null,
  add constraint messages_object_id_fkey foreign key (object_id) references objects,
  add constraint messages_kind check (kind in ('said', 'event', 'poll', 'voice')),
  -- Of a deleted message a tombstone stays: its author and time, and not a word.
  add constraint messages_deleted check ((deleted_at is null) = (body is not null) and (deleted_at is null or text = '')),
  add constraint messages_author check (num_nonnulls(author_id, guest_name) = case kind when 'event' then 0 else 1 end),
  add constraint messages_guest check (guest_mail is null or guest_name is not null),
  add constraint messages_by_seq unique (object_id, audience, seq), -- readPage, countUnread, hasOthersAfter
  add constraint messages_by_place unique (object_id, place); -- readPage of several audiences
create index messages_by_time on messages (object_id, created_at desc, id desc); -- newestMessages
create index messages_in_thread on messages (thread_of, seq) where thread_of is not null; -- readPage of a thread
create index messages_quoting on messages (quoted_id) where quoted_id is not null; -- deleteMessage

alter table ticket_attachments rename to message_files;
alter table message_files rename constraint ticket_attachments_pkey to message_files_pkey;
alter table message_files rename constraint ticket_attachments_file_id_fkey to message_files_file_id_fkey;
alter table message_files rename constraint ticket_attachments_message_id_fkey to message_files_message_id_fkey;
alter table message_files rename constraint ticket_attachments_message_id_place_key to message_files_message_id_place_key;

-- A message may be put right for some minutes; readers see that it was.
alter table ticket_messages add column edited_at timestamptz check (edited_at >= created_at);

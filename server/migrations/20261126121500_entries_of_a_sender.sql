-- Whether somebody has sent an entry to a form that each person answers once: sentBy, the list of forms to fill in, readSenders.
create index form_entries_standing on form_entries (form_id, created_by) where status <> 'CANCELED';

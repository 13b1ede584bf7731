-- Who takes part in a ticket becomes who takes part in a record of any kind: the same rows under a wider name.
alter table ticket_participants rename to object_people;
alter table object_people rename column ticket_id to object_id;
alter table object_people rename column activity_at to sort_at;
alter table object_people rename constraint ticket_participants_pkey to object_people_pkey;
alter table object_people rename constraint ticket_participants_user_id_fkey to object_people_user_id_fkey;
alter table object_people drop constraint ticket_participants_ticket_id_fkey;
alter table object_people add constraint object_people_object_id_fkey foreign key (object_id) references objects;

-- `kind` repeats what the record is and `sort_at` the sort column of its list, so that a list is one index range.
-- From `muted` on: what is each person's own. Earlier messages than `cleared_seq` are gone for this person.
alter table object_people
  add column kind text not null default 'ticket',
  add column degree text not null default 'participant',
  add column muted boolean not null default false,
  add column level text,
  add column pinned_at timestamptz,
  add column starred_at timestamptz,
  add column archived_at timestamptz,
  add column cleared_seq int not null default 0 check (cleared_seq >= 0);
alter table object_people alter column kind drop default, alter column degree drop default;

drop index ticket_participants_by_user;
create index object_people_by_user on object_people (user_id, kind, sort_at desc, object_id desc) include (degree); -- listTickets, lists by `shared`

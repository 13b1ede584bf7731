-- A message that was forwarded is one of its own; where it came from is known as long as that is there, and shown to those who read it.
alter table messages
  add column forwarded      boolean not null default false,
  add column forwarded_from uuid references messages on delete set null,
  add constraint messages_forwarded check (forwarded or forwarded_from is null);
create index messages_forwarded_from on messages (forwarded_from) where forwarded_from is not null; -- forgetMessages

-- What stands beside the words of a message (reactions, answers, pins, previews) and the words themselves change in an order of their own: heard late, an
-- older change takes nothing back.
alter table messages add column turn int not null default 0;

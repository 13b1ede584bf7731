-- Names that people propose for themselves; an administrator confirms or declines each. One at a time for each person.
create table name_proposals (
  user_id     uuid primary key references users,
  id          uuid not null unique,
  first_name  text not null,
  last_name   text not null,
  full_name   text not null,
  other_name  text not null,
  proposed_at timestamptz not null
);

-- Whole names among the words of people, by which people of the same name are found.
alter table user_words drop constraint user_words_kind_check;
alter table user_words add constraint user_words_kind_check check (kind between 0 and 3);

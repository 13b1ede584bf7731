-- What begins the words of the person, as a Bloom filter: a second common word is mostly refused by the index itself.
-- Words made before this have every mark, until they are made anew.
alter table user_words add column marks bit(256) not null default repeat('1', 256)::bit(256);
alter table user_words alter column marks drop default;
alter table user_words drop constraint user_words_pkey;
alter table user_words add constraint user_words_pkey primary key (kind, word, full_name, user_id) include (marks);

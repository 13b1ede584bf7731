-- By which words a person is found, folded by the writer. `kind`: 0 words of names and addresses, 1 how a name sounds in either
-- script, 2 the ends of phone numbers, which only those read who may read phones. The name is repeated, so that one range of the
-- index is already in the order of the list.
create table user_words (
  kind      smallint not null check (kind in (0, 1, 2)),
  word      text collate "C" not null,
  full_name text collate "ar-x-icu" not null,
  user_id   uuid not null references users,
  primary key (kind, word, full_name, user_id) -- findUsers
);
create index user_words_by_user on user_words (user_id, kind, word); -- findUsers: whether the other words are there as well

-- Which rules the words of a person were made by; older ones are made again in the background.
alter table users add column words_version int not null default 0;
create index users_without_words on users (words_version); -- renewWords

-- The directory is read by name, in the order of Arabic, whatever it is filtered by.
create index users_by_name on users (full_name collate "ar-x-icu", id) where deleted_at is null; -- listUsers
create index users_by_role on users (role, full_name collate "ar-x-icu", id) where deleted_at is null; -- listUsers of a role
drop index users_by_title;
create index users_by_title on users (title_id, full_name collate "ar-x-icu", id) where deleted_at is null; -- listUsers of a title, and its count
drop index users_by_partner;
create index users_by_partner on users (partner_id, full_name collate "ar-x-icu", id) where deleted_at is null; -- listUsers of a partner, and its count
create index users_disabled on users (full_name collate "ar-x-icu", id) where deleted_at is null and disabled_at is not null; -- listUsers who are disabled

-- Titles and partners are told apart by their folded names, in each language.
alter table titles add column folded_ar text, add column folded_en text;
alter table partners add column folded_ar text, add column folded_en text;
create unique index titles_by_name_ar on titles (folded_ar); -- no two titles of one name
create unique index titles_by_name_en on titles (folded_en);
create unique index partners_by_name_ar on partners (folded_ar);
create unique index partners_by_name_en on partners (folded_en);
create index titles_in_order on titles (name_ar collate "ar-x-icu", id); -- listTitles
create index partners_in_order on partners (name_ar collate "ar-x-icu", id); -- listPartners

-- A position that was only a text becomes a title of that name; the session's `position` is the name of the title.
create temp table typed_titles on commit drop as
  select gen_random_uuid() as id, name from (select distinct left(btrim(position), 120) as name from users where btrim(position) <> '') typed;
insert into objects (id, kind, created_at) select id, 'title', now() from typed_titles;
insert into titles (id, name_ar, name_en, colour) select id, name, name, '#0e67ad' from typed_titles;
update users set title_id = typed_titles.id from typed_titles where typed_titles.name = left(btrim(users.position), 120);
alter table users drop column position;

-- Moves when everything a person has open must end: disabled, deleted, a new first password. (Another role ends it as well, by its own trigger.)
alter table users add column session_round int not null default 0;
create trigger users_end_round after update of session_round on users
  for each row when (old.session_round <> new.session_round) execute function end_sessions_of_person();

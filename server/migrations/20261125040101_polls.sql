-- A poll is a message of the kind `poll`: what it asks stands in its body, how it is answered here.
create table polls (
  message_id uuid primary key references messages on delete cascade, -- readPolls
  several    boolean not null, -- a person may choose more than one answer
  secret     boolean not null, -- no reader learns what others chose
  ends_at    timestamptz
);
create table poll_votes (
  message_id uuid not null references polls on delete cascade,
  user_id    uuid not null references users,
  place      smallint not null check (place between 0 and 9), -- of the answer in the list
  at         timestamptz not null,
  primary key (message_id, user_id, place) -- replaceVotes
);
create index poll_votes_by_answer on poll_votes (message_id, place, at, user_id); -- readVotes

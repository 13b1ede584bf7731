-- How long a film or a voice is, in seconds, as its content says; its sides, where it has a picture, are width and height.
alter table files add column seconds double precision check (seconds > 0);

-- The shape of a voice message, as its sender drew it: at most a hundred heights from 0 to 100. Its bytes are the file of the message.
create table message_voices (
  message_id uuid primary key references messages on delete cascade, -- readVoices
  wave       smallint[] not null check (cardinality(wave) between 1 and 100 and 0 <= all (wave) and 100 >= all (wave))
);

create table favourites (
  id         uuid primary key,
  user_id    uuid not null references users,
  object_id  uuid not null references objects,
  place      text not null collate "C",
  created_at timestamptz not null,
  constraint favourites_by_record unique (user_id, object_id), -- readFavourite, insertFavourite
  constraint favourites_by_place unique (user_id, place) -- readFavourites, place
);
create index favourites_by_object on favourites (object_id); -- forgetFavourites

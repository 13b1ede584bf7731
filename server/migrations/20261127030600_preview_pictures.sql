-- What a linked page shows of itself, made again by the portal: small, so it lies beside the words and goes with them.
alter table link_previews
  add column picture        bytea check (octet_length(picture) <= 262144), -- WebP
  add column picture_width  smallint check (picture_width > 0),
  add column picture_height smallint check (picture_height > 0),
  add constraint link_previews_picture check (num_nonnulls(picture, picture_width, picture_height) in (0, 3));

-- How a person arranged a home, for each class of device. readLayout asks by the key.
create table dashboard_layouts (
  person_id uuid not null references users (id),
  area text not null check (area in ('user', 'admin')),
  device text not null check (device in ('desktop', 'phone')),
  -- key, column and whether it is hidden, in their order
  widgets jsonb not null check (jsonb_typeof(widgets) = 'array'),
  primary key (person_id, area, device)
);

-- The settings beyond those with a column of their own; the contract holds their shapes and defaults.
alter table organisation
  add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  add column logo_id  uuid references files;
alter table organisation add column if not exists neutral_reset boolean not null default false;

-- Whether the portal has said of a module that it can be released: the release that first contains it says so once.
alter table modules add column announced boolean not null default false;
-- Until now tickets was the only one that could be withdrawn, so it may be "coming soon" although it has long been there.
update modules set announced = status <> 'COMING_SOON' or key = 'tickets';

-- Changed defaults of rights that this installation has taken over, or begun with.
create table changed_defaults (
  flag     text not null,
  role     text not null,
  since    text not null,
  taken_at timestamptz not null,
  primary key (flag, role, since)
);

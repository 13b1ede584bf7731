create extension if not exists btree_gist;

-- Who approves in which order: of a form, of a kind of request in a unit. The nearest one up the tree holds.
create table approval_chains (
  id         uuid primary key,
  kind       text not null check (kind in ('permission', 'opportunity', 'form')),
  target_id  uuid references objects,
  unit_id    uuid,
  name_ar    text not null default '',
  name_en    text not null default '',
  version    int not null default 1,
  created_at timestamptz not null
);
create unique index approval_chains_one on approval_chains (kind, target_id, unit_id) nulls not distinct; -- saveChain

-- The steps of a version never change: what began on them ends on them.
create table approval_steps (
  chain_id  uuid not null references approval_chains on delete cascade,
  version   int not null,
  place     int not null check (place between 1 and 5),
  who       text not null check (who in ('heads', 'members', 'person')),
  scope     text not null check (scope in ('nearest', 'level', 'group', 'department', 'unit')),
  unit_id   uuid, -- of a unit that is gone nobody is found: the next head up decides, then ADMIN
  user_id   uuid references users,
  rule      text not null check (rule in ('any', 'all')),
  hours     int not null default 16 check (hours between 1 and 400),
  over_days int check (over_days > 0),
  primary key (chain_id, version, place),
  check ((who = 'person') = (user_id is not null)),
  check ((who = 'members' or (who = 'heads' and scope = 'unit')) = (unit_id is not null))
);

create table approval_runs (
  id            uuid primary key,
  object_id     uuid not null references objects,
  kind          text not null,
  requester_id  uuid not null references users,
  chain_id      uuid not null references approval_chains,
  chain_version int not null,
  days          int,
  step          int not null default 1,
  round         int not null default 1,
  state         text not null check (state in ('waiting', 'claimed', 'approved', 'rejected', 'returned', 'withdrawn')),
  claimed_by    uuid references users,
  claimed_until timestamptz,
  half_at       timestamptz,
  due_at        timestamptz,
  reminded_at   timestamptz,
  raised        int not null default 0,
  stale         boolean not null default false,
  step_at       timestamptz not null,
  started_at    timestamptz not null,
  ended_at      timestamptz,
  version       int not null default 1,
  unique (id, requester_id),
  check ((state = 'claimed') = (claimed_by is not null)),
  check (claimed_by is distinct from requester_id)
);
create unique index approval_runs_live on approval_runs (object_id) where state in ('waiting', 'claimed'); -- begin: one live run an object
create index approval_runs_by_object on approval_runs (object_id, started_at desc); -- readRun
create index approval_runs_due on approval_runs (due_at) where state in ('waiting', 'claimed'); -- readDue
create index approval_runs_half on approval_runs (half_at) where state in ('waiting', 'claimed') and reminded_at is null; -- readDue
create index approval_runs_claimed on approval_runs (claimed_until) where state = 'claimed'; -- readDue
create index approval_runs_stale on approval_runs (id) where stale; -- readDue

-- The link table of the relation `step`: `sort_at` repeats the sort column of the list while the step waits.
-- A seat is one voice: all of `any` share one. A delegate sits on the seat of the person acted for.
create table approval_people (
  run_id      uuid not null,
  object_id   uuid not null references objects,
  kind        text not null,
  requester_id uuid not null,
  step        int not null,
  round       int not null,
  seat        uuid not null,
  user_id     uuid not null references users,
  for_user_id uuid references users,
  via         text not null check (via in ('head', 'deputy', 'member', 'person', 'above', 'admin')),
  live        boolean not null default true,
  sort_at     timestamptz,
  primary key (run_id, step, round, seat, user_id),
  foreign key (run_id, requester_id) references approval_runs (id, requester_id) on delete cascade,
  check (user_id <> requester_id and for_user_id is distinct from requester_id),
  check (live or sort_at is null)
);
create unique index approval_people_of on approval_people (object_id, user_id) where sort_at is not null; -- stepIn: once for each person
create index approval_people_by_user on approval_people (user_id, kind, sort_at desc, object_id desc) where sort_at is not null; -- lists of `step`

create table approval_decisions (
  id           uuid primary key,
  run_id       uuid not null,
  requester_id uuid not null,
  step         int not null,
  round        int not null,
  seat         uuid not null,
  outcome      text not null check (outcome in ('approved', 'rejected', 'returned')),
  decided_by   uuid not null references users,
  for_user_id  uuid references users,
  in_place     boolean not null default false,
  carried      boolean not null default false, -- given at an earlier step: nobody is asked twice
  reason       text not null default '',
  decided_at   timestamptz not null,
  foreign key (run_id, requester_id) references approval_runs (id, requester_id) on delete cascade,
  constraint approval_decisions_not_own check (decided_by <> requester_id and for_user_id is distinct from requester_id),
  constraint approval_decisions_once unique (run_id, step, round, seat)
);
create function keep_approval_decision() returns trigger language plpgsql as $$
begin
  raise exception 'a decision is never changed';
end $$;
create trigger approval_decisions_kept before update on approval_decisions
  for each row execute function keep_approval_decision();

-- Who decides for somebody who is away, from the first day to the last one of the organisation.
create table delegations (
  id         uuid primary key,
  from_user  uuid not null references users,
  to_user    uuid not null references users,
  from_day   date not null,
  until_day  date not null,
  created_at timestamptz not null,
  check (from_user <> to_user),
  check (until_day >= from_day and until_day - from_day <= 90),
  constraint delegations_apart exclude using gist (from_user with =, daterange(from_day, until_day, '[]') with &&)
);
create index delegations_by_delegate on delegations (to_user, until_day); -- readDelegations

alter table forms add column chain_id uuid references approval_chains;

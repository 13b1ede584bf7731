-- Who chose to receive the figures of the admin home by e-mail, and when the next one leaves.
create table dashboard_mails (
  person_id uuid primary key references users,
  rhythm    text not null check (rhythm in ('daily', 'weekly')),
  next_at   timestamptz not null
);
create index dashboard_mails_due on dashboard_mails (next_at); -- readDueMails

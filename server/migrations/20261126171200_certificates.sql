-- What somebody was given for finishing a course, as it was then: nothing of it follows a later change of names.
create table certificates (
  id           uuid primary key,
  code         text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'), -- 80 bits; verifyCertificate
  enrolment_id uuid not null unique references enrolments, -- readCertificates
  course_id    uuid not null references courses,
  user_id      uuid not null references users,
  snapshot     jsonb not null,
  issued_on    date not null,
  issued_at    timestamptz not null,
  expires_on   date check (expires_on > issued_on),
  replaced_at  timestamptz, -- by that of a later enrolment
  revoked_at   timestamptz,
  revoked_by   uuid references users,
  reason       text not null default '',
  renewed_at   timestamptz, -- its holder was enrolled again, and told
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index certificates_valid on certificates (course_id, user_id) where revoked_at is null and replaced_at is null; -- issueCertificate
create index certificates_of_person on certificates (user_id, issued_at desc, id desc); -- listCertificates
create index certificates_expiring on certificates (expires_on, id)
  where expires_on is not null and revoked_at is null and replaced_at is null and renewed_at is null; -- renewExpiring

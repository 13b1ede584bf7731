-- What was taken back is not made again by an assignment that was there before.
alter table enrolments
  add column canceled_at timestamptz,
  add constraint enrolments_canceled check ((status = 'CANCELED') = (canceled_at is not null));
-- enrolMeant, latestOf: everything of one person on one course
create index enrolments_of_person_on_course on enrolments (course_id, user_id, created_at desc) where deleted_at is null;
-- readReport: how a course goes in some units
create index enrolments_by_course_unit on enrolments (course_id, unit_id, status) where deleted_at is null;
-- assignedBy: what somebody who comes to a unit is assigned
create index course_assignments_by_token on course_assignments (token, course_id);

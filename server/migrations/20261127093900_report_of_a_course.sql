-- What the report of a course counts, without the table: whose, how far, on which version and due when. readCounts, assignments
drop index enrolments_by_course_unit;
create index enrolments_by_course_unit on enrolments (course_id, unit_id, status, course_version, due_on) where deleted_at is null;

-- What is late of all courses, of all learners and of those of a unit, the longest late first. listEnrolments
create index enrolments_late on enrolments (due_order, id) where status in ('NEW', 'OPEN') and deleted_at is null;
create index enrolments_late_by_unit on enrolments (unit_id, due_order, id) where status in ('NEW', 'OPEN') and deleted_at is null;

create index bookings_upcoming on bookings (appointment_id) where status in ('SENT', 'APPROVED') and deleted_at is null; -- counts of what an appointment still has
create index notes_by_reminder on notes (created_by, reminder_date, id) where reminder_date is not null and deleted_at is null; -- readReminded

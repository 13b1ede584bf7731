-- The queues of staff, and lists by day of opening or by urgency. Own and assigned tickets are few enough to be sifted.
alter table tickets add column urgency smallint not null
  generated always as (case priority when 'LOW' then 0 when 'NORMAL' then 1 else 2 end) stored;

-- listTickets, queue `unassigned`
create index tickets_unassigned on tickets (activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED') and assignee_id is null;
create index tickets_unassigned_by_department on tickets (department_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED') and assignee_id is null;
create index tickets_unassigned_by_group on tickets (group_id, activity_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED') and assignee_id is null;
-- queue `waiting`
create index tickets_waiting_now on tickets (activity_at desc, id desc) where deleted_at is null and status = 'PENDING';
create index tickets_waiting_by_department on tickets (department_id, activity_at desc, id desc) where deleted_at is null and status = 'PENDING';
create index tickets_waiting_by_group on tickets (group_id, activity_at desc, id desc) where deleted_at is null and status = 'PENDING';
-- queue `closed`
create index tickets_closed on tickets (activity_at desc, id desc) where deleted_at is null and status in ('CLOSED', 'CANCELED');
create index tickets_closed_by_department on tickets (department_id, activity_at desc, id desc) where deleted_at is null and status in ('CLOSED', 'CANCELED');
create index tickets_closed_by_group on tickets (group_id, activity_at desc, id desc) where deleted_at is null and status in ('CLOSED', 'CANCELED');
-- by day of opening
create index tickets_created on tickets (created_at desc, id desc) where deleted_at is null;
create index tickets_created_by_department on tickets (department_id, created_at desc, id desc) where deleted_at is null;
create index tickets_created_by_group on tickets (group_id, created_at desc, id desc) where deleted_at is null;
create index tickets_open_created on tickets (created_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_created_by_department on tickets (department_id, created_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_open_created_by_group on tickets (group_id, created_at desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
-- by urgency, of what is still to be done
create index tickets_urgent on tickets (urgency desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_urgent_by_department on tickets (department_id, urgency desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');
create index tickets_urgent_by_group on tickets (group_id, urgency desc, id desc) where deleted_at is null and status not in ('CLOSED', 'CANCELED');

drop index tickets_by_template;
create index tickets_by_template on tickets (template_id, activity_at desc, id desc) where template_id is not null; -- isUsed, listTickets

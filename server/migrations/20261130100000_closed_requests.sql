-- A rejection has not marked when it was, which is when its request was closed.
update permission_requests request set updated_at = run.ended_at
  from approval_runs run
  where run.object_id = request.id and run.state = 'rejected' and request.status = 'REJECTED';

create index permission_requests_closed on permission_requests (updated_at desc, id desc)
  where deleted_at is null and status in ('REJECTED', 'CANCELED', 'DONE'); -- archived: closedRequests
create index opportunities_closed on opportunities (updated_at desc, id desc)
  where deleted_at is null and status in ('CLOSED', 'CANCELED', 'DONE'); -- archived: closedOpportunities

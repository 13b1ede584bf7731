-- What a board shows of each list is counted and found without looking at the tasks themselves.
create index tasks_on_board on tasks (list_id, place) where deleted_at is null and parent_id is null and status <> 'CANCELED'; -- readColumns

create index bulk_runs_by_actor on bulk_runs (actor_id, created_at desc, id desc); -- readRunsOf

-- When the process that imports a run was last heard of; null before it begins. `failSilent` reads it of unfinished runs.
alter table import_runs add column beat_at timestamptz;
update import_runs set beat_at = created_at where finished_at is null and state = 'running';

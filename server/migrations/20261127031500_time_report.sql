create index task_times_by_start on task_times (started_at) where seconds is not null; -- readTimeSums, readTimeLines of some days

-- A process claims a job before it runs it; `planned_at` is from now on when the job is due.
ALTER TABLE platform_jobs ADD COLUMN claimed_until timestamptz;

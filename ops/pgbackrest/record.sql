-- The newest backup that `pgbackrest info` knows, in seconds since 1970 and bytes.
INSERT INTO backup_runs (kind, tool, ended_at, took_ms, bytes)
SELECT 'backup', 'pgbackrest', to_timestamp((made #>> '{timestamp,stop}')::bigint),
  ((made #>> '{timestamp,stop}')::bigint - (made #>> '{timestamp,start}')::bigint) * 1000,
  (made #>> '{info,size}')::bigint
FROM (SELECT :'info'::jsonb -> 0 -> 'backup' -> -1 AS made) AS newest;

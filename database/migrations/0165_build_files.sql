-- Up Migration

-- The hashed files of each build of the pages that serves, or did within the last hour: a page of one build may ask a
-- process that has another build for its scripts. Owner: server/platform.
CREATE TABLE platform_builds (
  -- A hash of the names of its files.
  build text PRIMARY KEY,
  -- The newest time at which a process served it.
  used_at timestamptz NOT NULL
);

CREATE TABLE platform_build_files (
  build text NOT NULL REFERENCES platform_builds ON DELETE CASCADE,
  -- The path of its address, such as /assets/index-Bj5gC6it.js.
  path text NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (build, path)
);
CREATE INDEX platform_build_files_path ON platform_build_files (path);

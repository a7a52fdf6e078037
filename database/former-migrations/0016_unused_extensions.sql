-- Up Migration

-- Search corrects words by its own vocabulary (0004), so nothing uses these. What somebody else uses in this
-- database, or has installed for us, stays.
DO $$
DECLARE
  unused text;
BEGIN
  FOREACH unused IN ARRAY ARRAY['pg_trgm', 'unaccent', 'citext', 'btree_gin', 'fuzzystrmatch'] LOOP
    BEGIN
      EXECUTE format('DROP EXTENSION IF EXISTS %I', unused);
    EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN
      NULL;
    END;
  END LOOP;
END $$;

-- Up Migration

-- Synonyms and pins that staff change in the office. Owner: server/search.

-- What one edit changes: a term with all its meanings, which stay in search_synonyms, where searches read them.
CREATE TABLE search_synonym_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  term text NOT NULL UNIQUE,
  version integer NOT NULL DEFAULT 1,
  edited_at timestamptz NOT NULL,
  edited_by text NOT NULL
);
INSERT INTO search_synonym_terms (term, edited_at, edited_by)
SELECT DISTINCT term COLLATE "C", '2026-01-01T00:00:00Z'::timestamptz, 'command:migration'
FROM search_synonyms ORDER BY 1;
ALTER TABLE search_synonyms ADD FOREIGN KEY (term) REFERENCES search_synonym_terms (term)
  ON UPDATE CASCADE ON DELETE CASCADE;

-- Terms whose search begins with chosen products.
CREATE TABLE search_pinned_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its words as a search keeps them: without prices and what is said around a thing.
  term text NOT NULL UNIQUE CHECK (length(term) BETWEEN 1 AND 80),
  version integer NOT NULL DEFAULT 1,
  edited_at timestamptz NOT NULL,
  edited_by text NOT NULL
);
CREATE TABLE search_pins (
  term_id bigint NOT NULL REFERENCES search_pinned_terms (id) ON DELETE CASCADE,
  -- Ten of a term at most.
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 10),
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  PRIMARY KEY (term_id, place),
  UNIQUE (term_id, product_id)
);
CREATE INDEX search_pins_product ON search_pins (product_id);

-- Every process drops the answers of searches.
CREATE TRIGGER search_synonyms_announced AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION announce('search');
CREATE TRIGGER search_pins_announced AFTER INSERT OR UPDATE OR DELETE ON search_pins
FOR EACH STATEMENT EXECUTE FUNCTION announce('search');

-- Up Migration

-- Failed searches that staff have dealt with: a term is left out of the list until it is searched for, or waited for,
-- again. Owner: server/search.
CREATE TABLE search_dismissals (
  term text PRIMARY KEY CHECK (length(term) BETWEEN 1 AND 80),
  dismissed_at timestamptz NOT NULL,
  dismissed_by text NOT NULL
);

-- What shoppers say for goods of the market.
INSERT INTO search_synonym_terms (term, edited_at, edited_by)
SELECT term, '2026-11-28T00:00:00Z'::timestamptz, 'command:migration'
FROM unnest(ARRAY['apon', 'insect spray', 'mosquito killer', 'mosquito spray', 'okporoko', 'panla']) AS term
ON CONFLICT (term) DO NOTHING;
INSERT INTO search_synonyms (term, meaning) VALUES
  ('apon', 'ogbono'), ('insect spray', 'insecticide'), ('mosquito killer', 'insecticide'),
  ('mosquito spray', 'insecticide'), ('okporoko', 'stockfish'), ('panla', 'stockfish')
ON CONFLICT DO NOTHING;

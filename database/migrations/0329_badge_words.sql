-- Up Migration

-- Badges in plain words; staff's own words stay.
UPDATE badges SET description = words.plain
FROM (VALUES
  (1, 'Your first order has arrived. Rate our service and review what you bought: other shoppers read it.',
    'Your first order has arrived. Rate our service and review what you bought to help other shoppers.'),
  (2, 'You know the mall. Name your badge when you call or chat, and a representative takes your question before those of newcomers.',
    'You are a regular. Mention your badge when you call or chat, and a representative will answer you before newcomers.'),
  (3, 'You shop here all year round. Name your badge when something went wrong with an order, and our representatives for disputes take it first.',
    'You shop with us all year round. If something goes wrong with an order, mention your badge and our disputes team will take it first.'),
  (4, 'You are one of our oldest friends. Your questions and disputes come first of all, and we ask you what the mall should sell next.',
    'You are one of our most loyal customers. Your questions and disputes come first, and we ask you what to sell next.')
) AS words (id, former, plain)
WHERE badges.id = words.id AND badges.description = words.former;

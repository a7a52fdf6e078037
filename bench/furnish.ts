import pg from 'pg'

/** Products of one statement: the triggers bring each read model up to date once for them. */
const batch = 2_000

/** What the office filters by and the shop's seed has not: states, edits, bins and reorder levels. */
export async function furnish(url: string): Promise<void> {
  // A pool's connection gives up what takes minutes.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT max(id) AS last FROM products')
    const last = Number(rows[0]?.last)
    for (let from = 0; from <= last; from += batch) {
      await client.query(moveSome, [from, from + batch, new Date()])
    }
    await client.query(shelve)
    await client.query('VACUUM (ANALYZE) products, office_products, stock_facts')
  } finally {
    await client.end()
  }
}

/** Two in a hundred products were moved off sale by somebody within the last thousand hours. */
const moveSome = `
  UPDATE products SET
    state = CASE id % 200 WHEN 7 THEN 'draft' WHEN 31 THEN 'hidden' ELSE 'archived' END,
    changed_at = $3::timestamptz - id % 1000 * interval '1 hour', changed_by = 'job:bench',
    version = version + 1
  WHERE id > $1 AND id <= $2 AND id % 200 IN (7, 31, 77, 131) AND state = 'live'`

/** Of each third item: in twelve aisles of forty shelves, and each fifth of them is low at five. */
const shelve = `
  UPDATE stock_facts SET
    bin = chr(65 + stock.product_id / 7 % 12) || '-' || lpad((stock.product_id % 40)::text, 2, '0') || '-' || stock_id % 9,
    reorder_level = level.reorder,
    level = stock_level(on_hand - held, level.reorder)
  FROM stock CROSS JOIN LATERAL (VALUES (CASE WHEN stock.id % 5 = 0 THEN 5 END)) AS level (reorder)
  WHERE stock.id = stock_id AND stock.id % 3 = 0 AND bin IS NULL`

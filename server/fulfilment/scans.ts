import { type Scan, scanOutcomes } from '#contract/office/fulfilment.ts'
import { itemKeyOf, storedItems } from '#server/catalogue/catalogue.ts'
import { linesToFulfil } from '#server/orders/orders.ts'
import { number, oneOf, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { touchBatch } from './batch.ts'

export type ScanOutcome = (typeof scanOutcomes)[number]

interface Scanning {
  batchId: number
  memberId: number
  scans: Scan[]
  at: Date
}

/**
 * Counts scans of a batch, which is locked: each once by its key, however often it is sent. A barcode of something else is
 * `wrong`, a unit beyond those to find `too-many`; neither counts. An order whose units are all there is picked.
 */
export async function takeScans(
  tx: Tx,
  { batchId, memberId, scans, at }: Scanning,
): Promise<{ key: string; outcome: ScanOutcome }[]> {
  const codes = await codesOfLines(tx, batchId)
  const [earlier, open] = [
    await many(tx, earlierScans, [scans.map(({ key }) => key)]),
    await many(tx, openLines, [[...codes.keys()]]),
  ]
  const left = new Map(open.map(({ line_id, units_left }) => [line_id, units_left]))
  const outcomes = new Map(earlier.map(({ key, outcome }) => [key, outcome]))
  const fresh = scans.filter(({ key }) => !outcomes.has(key))
  for (const scan of fresh) {
    if (!outcomes.has(scan.key)) outcomes.set(scan.key, outcomeOf(scan, codes, left))
  }
  const stored = fresh.map(({ key, line_id }) => ({ key, line_id, outcome: outcomes.get(key) }))
  await run(tx, storeScans, [JSON.stringify(stored), batchId, memberId, at])
  await run(tx, finishOrders, [batchId, `staff:${memberId}`, at])
  await touchBatch(tx, batchId, at)
  return scans.map(({ key }) => ({ key, outcome: outcomes.get(key) ?? 'wrong' }))
}

/** The outcome of a new scan; `left` has the units to find of each line, and loses one that is counted. */
function outcomeOf(
  { line_id, barcode }: Scan,
  codes: Map<number, string[]>,
  left: Map<number, number>,
): ScanOutcome {
  const known = codes.get(line_id)
  if (known === undefined) return 'wrong'
  if (barcode !== null && !known.includes(barcode.toLowerCase())) return 'wrong'
  const units = left.get(line_id) ?? 0
  if (units === 0) return 'too-many'
  left.set(line_id, units - 1)
  return 'counted'
}

/** Codes of each line of the batch that is still being picked, in small characters. */
async function codesOfLines(tx: Tx, batchId: number): Promise<Map<number, string[]>> {
  const orders = await many(tx, ordersPicked, [batchId])
  const lines = await linesToFulfil(
    tx,
    orders.map(({ order_id }) => order_id),
  )
  const items = await storedItems(tx, lines)
  return new Map(
    lines.map((line) => {
      const item = items.get(itemKeyOf(line))
      const codes = [item?.barcode, item?.code].flatMap((code) => code?.toLowerCase() ?? [])
      return [line.lineId, codes]
    }),
  )
}

const ordersPicked = rareStatement(
  'fulfilment-orders-picked',
  { order_id: number },
  `SELECT order_id FROM fulfilments WHERE batch_id = $1 AND state = 'picking'`,
)

const earlierScans = rareStatement(
  'fulfilment-scans-earlier',
  { key: text, outcome: oneOf(scanOutcomes) },
  'SELECT key, outcome FROM pick_scans WHERE key = ANY ($1::uuid[])',
)

const openLines = rareStatement(
  'fulfilment-lines-open',
  { line_id: number, units_left: number },
  'SELECT line_id, units - picked AS units_left FROM pick_lines WHERE line_id = ANY ($1)',
)

// A line of another batch has no row here: its scan is stored nowhere, and answered as wrong. Only a scan that is stored now
// counts, and the table refuses units beyond those to find.
const storeScans = rareStatement(
  'fulfilment-store-scans',
  {},
  `WITH stored AS (
     INSERT INTO pick_scans (key, line_id, outcome, scanned_by, scanned_at)
     SELECT DISTINCT ON (key) key, line_id, outcome, $3::bigint, $4::timestamptz
     FROM jsonb_to_recordset($1) AS scan (key uuid, line_id bigint, outcome text)
     JOIN pick_lines USING (line_id) JOIN fulfilments USING (order_id)
     WHERE batch_id = $2
     ON CONFLICT (key) DO NOTHING
     RETURNING line_id, outcome
   )
   UPDATE pick_lines SET picked = picked + counted.units
   FROM (
     SELECT line_id, count(*)::integer AS units FROM stored WHERE outcome = 'counted' GROUP BY line_id
   ) AS counted
   WHERE pick_lines.line_id = counted.line_id`,
)

const finishOrders = rareStatement(
  'fulfilment-finish-orders',
  {},
  `UPDATE fulfilments SET state = 'picked', moved_by = $2, moved_at = $3
   WHERE batch_id = $1 AND state = 'picking' AND NOT EXISTS (
     SELECT FROM pick_lines WHERE pick_lines.order_id = fulfilments.order_id AND picked < units
   )`,
)

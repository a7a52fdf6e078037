import { type Scan, scanOutcomes } from '#contract/office/fulfilment.ts'
import { itemKeyOf, storedItems } from '#server/catalogue/catalogue.ts'
import { linesToFulfil } from '#server/orders/orders.ts'
import { number, oneOf } from '#server/platform/database/columns.ts'
import { many, maybe, run } from '#server/platform/database/query.ts'
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
  const outcomes = []
  for (const scan of scans) {
    const outcome =
      (await maybe(tx, earlier, [scan.key]))?.outcome ??
      (await takeScan(tx, scan, codes.get(scan.line_id)))
    await run(tx, store, [scan.key, scan.line_id, outcome, memberId, at, batchId])
    outcomes.push({ key: scan.key, outcome })
  }
  await run(tx, finishOrders, [batchId, `staff:${memberId}`, at])
  await touchBatch(tx, batchId, at)
  return outcomes
}

async function takeScan(
  tx: Tx,
  { line_id, barcode }: Scan,
  known: readonly string[] | undefined,
): Promise<ScanOutcome> {
  if (known === undefined) return 'wrong'
  if (barcode !== null && !known.includes(barcode.toLowerCase())) return 'wrong'
  return (await run(tx, countUnit, [line_id])) > 0 ? 'counted' : 'too-many'
}

/** What each line of the batch that is still being picked may be scanned by, in small characters. */
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

const earlier = rareStatement(
  'fulfilment-scan-earlier',
  { outcome: oneOf(scanOutcomes) },
  'SELECT outcome FROM pick_scans WHERE key = $1',
)

const countUnit = rareStatement(
  'fulfilment-count-unit',
  {},
  'UPDATE pick_lines SET picked = picked + 1 WHERE line_id = $1 AND picked < units',
)

// A line of another batch has no row here: its scan is stored nowhere, and answered as wrong.
const store = rareStatement(
  'fulfilment-store-scan',
  {},
  `INSERT INTO pick_scans (key, line_id, outcome, scanned_by, scanned_at)
   SELECT $1, line_id, $3, $4, $5 FROM pick_lines JOIN fulfilments USING (order_id)
   WHERE line_id = $2 AND batch_id = $6
   ON CONFLICT (key) DO NOTHING`,
)

const finishOrders = rareStatement(
  'fulfilment-finish-orders',
  {},
  `UPDATE fulfilments SET state = 'picked', moved_by = $2, moved_at = $3
   WHERE batch_id = $1 AND state = 'picking' AND NOT EXISTS (
     SELECT FROM pick_lines WHERE pick_lines.order_id = fulfilments.order_id AND picked < units
   )`,
)

import { catalogueNames, type EditedProduct, editedProducts } from '#server/catalogue/catalogue.ts'
import { json, list, nullable, number, text } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { ChangeRow } from '../change-row.ts'
import { meantBy } from '../csv/cell-text.ts'
import type { BulkDeps } from '../deps.ts'
import { figuresOf, figuresToAudit } from '../figures.ts'
import { KnownNames } from '../values.ts'
import { claim, type Worker } from '../work/claim.ts'
import { actionCells } from './action.ts'
import { pictureNames } from './check-new.ts'
import { checkRow } from './check-row.ts'
import { checkVaried } from './check-varied.ts'
import { type Checking, type GivenCells, givenColumn } from './verdict.ts'

/** Rows of one transaction: it holds the change's own row alone, and the process answers others in between. */
const batch = 500

/** Looks at the next rows and says what applying them would do. Answers false where there is nothing more to do. */
export function checkBatch(deps: BulkDeps, worker: Worker, change: ChangeRow): Promise<boolean> {
  return inTransaction(deps.database.pool, async (tx) => {
    const claimed = await claim(tx, worker, change)
    if (!claimed) return false
    const rows = await many(tx, waitingRows, [claimed.id, batch])
    if (rows.length === 0) {
      await finish(deps, tx, claimed)
      return false
    }
    await checkRows(deps, tx, claimed, rows)
    return true
  })
}

interface WaitingRow {
  line: number
  given: GivenCells
  product_id: number | null
  combination_id: number | null
}

async function checkRows(
  { picturesNamed }: BulkDeps,
  tx: Tx,
  change: ChangeRow,
  rows: WaitingRow[],
): Promise<void> {
  const names = await catalogueNames(tx)
  const [seller, another] = names.sellers
  const checking: Checking = {
    names: new KnownNames(names),
    permissions: new Set(change.permissions),
    isFile: change.kind === 'csv',
    addsOnly: change.layout !== 'own',
    addsGroups: change.adds_groups,
    defaults: {
      brand: change.brand_id,
      // Of a mall with one seller everybody knows whose a product is.
      seller: change.seller_id ?? (another ? null : (seller?.id ?? null)),
    },
    pictures: new Set(
      (
        await picturesNamed(
          tx,
          rows.flatMap(({ given }) => namesIn(given)),
        )
      ).keys(),
    ),
  }
  const productOf = await productsOf(tx, rows)
  const verdicts = rows.map((row) => {
    const product = productOf(row)
    const given =
      product && change.action ? actionCells(change.action, row, product, checking) : row.given
    return { line: row.line, ...checkRow(given, product, checking) }
  })
  await run(tx, writeVerdicts, [change.id, JSON.stringify(verdicts)])
}

function namesIn({ pictures = null }: GivenCells): string[] {
  return pictureNames({ pictures })
}

/** The product of each row, by its code in a file, else by its id. */
async function productsOf(
  tx: Tx,
  rows: WaitingRow[],
): Promise<(row: WaitingRow) => EditedProduct | undefined> {
  const ids = rows.flatMap(({ product_id }) => product_id ?? [])
  const codes = rows.flatMap(({ given }) => (given.product_code ? meantBy(given.product_code) : []))
  const byId = ids.length > 0 ? await editedProducts(tx, { ids }) : []
  const byCode = codes.length > 0 ? await editedProducts(tx, { codes }) : []
  const ofId = new Map(byId.map((product) => [product.id, product]))
  const ofCode = new Map(byCode.map((product) => [product.code.toLowerCase(), product]))
  return ({ product_id: id, given: { product_code: cell } }) => {
    if (id !== null) return ofId.get(id)
    return ofCode.get(meantBy(cell ?? '').toLowerCase())
  }
}

const waitingRows = rareStatement(
  'bulk-waiting-rows',
  {
    line: number,
    given: json(givenColumn),
    product_id: nullable(number),
    combination_id: nullable(number),
  },
  `SELECT line, given, product_id, combination_id FROM bulk_rows
   WHERE change_id = $1 AND outcome = 'waiting' ORDER BY line LIMIT $2`,
)

const writeVerdicts = rareStatement(
  'bulk-write-verdicts',
  {},
  `UPDATE bulk_rows SET product_id = "productId", combination_id = "combinationId",
     version = verdict.version, before = verdict.before, after = verdict.after,
     outcome = verdict.outcome, reasons = verdict.reasons
   FROM jsonb_to_recordset($2) AS verdict (line integer, "productId" integer, "combinationId" integer,
     version integer, before jsonb, after jsonb, outcome text, reasons jsonb)
   WHERE change_id = $1 AND bulk_rows.line = verdict.line`,
)

/** All rows are checked: of rows about the same item only the first stands. */
async function finish({ clock, recordAudit }: BulkDeps, tx: Tx, { id }: ChangeRow): Promise<void> {
  await run(tx, refuseDoubled, [id])
  await checkVaried(tx, id)
  const { changes, large } = await one(tx, summary, [id])
  await run(tx, setReady, [id, clock.now(), changes, large])
  await recordAudit(
    tx,
    { actor: { job: 'bulk-work' }, sessionId: null, call: 'bulk-check', requestId: null },
    {
      subject: `bulk:${id}`,
      before: { state: 'checking' },
      after: { state: 'ready', ...figuresToAudit(await figuresOf(tx, id)) },
    },
  )
}

const refuseDoubled = rareStatement(
  'bulk-refuse-doubled',
  {},
  `WITH checked AS (
     SELECT line, min(line) OVER (
       PARTITION BY product_id, combination_id, 
         CASE WHEN product_id IS NULL THEN lower(after ->> 'product_code') END,
         CASE WHEN product_id IS NULL AND NOT after ? 'name' THEN lower(after ->> 'combination') END
     ) AS first
     FROM bulk_rows WHERE change_id = $1 AND outcome IN ('new', 'changed', 'same')
   )
   UPDATE bulk_rows SET outcome = 'refused', reasons = jsonb_build_array(jsonb_build_object(
     'column', 'product_code', 'words', 'Line ' || first || ' is about the same item.'))
   FROM checked
   WHERE change_id = $1 AND bulk_rows.line = checked.line AND first < checked.line`,
)

const summary = rareStatement(
  'bulk-check-summary',
  { changes: list(text), large: number },
  `SELECT
     ARRAY(
       SELECT DISTINCT jsonb_object_keys(after) FROM bulk_rows
       WHERE change_id = $1 AND outcome IN ('new', 'changed')
     ) AS changes,
     (
       SELECT count(*) FROM bulk_rows
       WHERE change_id = $1 AND outcome = 'changed' AND after ? 'price'
         AND abs((after ->> 'price')::bigint - (before ->> 'price')::bigint) * 100
           > 30 * (before ->> 'price')::bigint
     ) AS large`,
)

const setReady = rareStatement(
  'bulk-set-ready',
  {},
  `UPDATE bulk_changes SET state = 'ready', checked_at = $2, moved_at = $2, changes = $3,
     large_price_changes = $4, worker = NULL, worked_until = NULL
   WHERE id = $1`,
)

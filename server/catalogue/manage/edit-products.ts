import type { ProductState } from '#contract/office/product.ts'
import { actorOf, actorText, describeActor } from '#server/platform/actor.ts'
import { announceTags } from '#server/platform/database/announce.ts'
import { nullable, number, oneOf, text } from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type ItemFacts, itemsChangedSince, writeItemFacts } from '../product/item-facts.ts'
import { stockTags } from '../product/stock.ts'
import { changedFacts, cleanFacts, type ProductFacts } from '../product-facts.ts'
import { type Change, inChange, type ManageDeps } from './change.ts'
import { type NewPrice, requirePrice } from './prices.ts'
import { requireFixedPrice } from './products.ts'
import { nextStates, productStates, requireWhole } from './states.ts'

/** Products of one call: beyond it `announce_products` drops every kept page of the mall. */
export const maxProductsAtOnce = 200

/** What changes of one product; all else stays. */
export interface ProductEdit {
  id: number
  /** The version that was read. */
  version: number
  facts: Partial<ProductFacts>
  /** Of a fixed product; null: none yet. */
  price?: { amountKobo: number | null; previousAmountKobo: number | null }
  /** Of combinations, as `changePrices`. */
  prices: NewPrice[]
  /** As `countStock`, with a `reason` for all of them. Null: there was no stock yet. */
  stock: { combinationId: number | null; onHand: number; seenOnHand: number | null }[]
  /** What the store knows of its items, with what was seen. */
  items: { combinationId: number | null; facts: ItemFacts; seen: ItemFacts }[]
  /** As `changeState`. */
  state?: ProductState
}

/** The new version of a product, or why it was left as it is: the column of a CSV, and words. */
export type EditOutcome =
  | { id: number; version: number }
  | { id: number; column: 'version' | 'stock_on_hand' | 'state' | keyof ItemFacts; words: string }

/**
 * Changes up to `maxProductsAtOnce` products in one transaction and few statements, by the rules and words of
 * `changeProduct`, `changePrices` and `countStock`. A product that was edited since, or whose stock moved, is left as it
 * is and answered with the reason. Refuses, with none of them changed, as these verbs do where a value breaks a rule.
 */
export function editProducts(
  deps: Pick<ManageDeps, 'database' | 'clock'>,
  { edits, reason, by, ...change }: Change & { edits: ProductEdit[]; reason: string },
): Promise<EditOutcome[]> {
  if (edits.length > maxProductsAtOnce) throw new Error('too many products for one transaction')
  edits.forEach(requirePrices)
  const at = deps.clock.now()
  return inChange(deps, change, async (tx) => {
    const moved = await stockThatMoved(tx, edits)
    const items = edits.flatMap(({ id, items }) => items.map((one) => ({ ...one, productId: id })))
    for (const [id, column] of await itemsChangedSince(tx, items)) {
      moved.set(id, {
        id,
        column,
        words: 'Somebody changed it in between, or it is no longer on sale.',
      })
    }
    const edited = await editedSince(tx, edits)
    const open = edits.filter(({ id }) => !moved.has(id) && !edited.has(id))
    const openIds = new Set(open.map(({ id }) => id))
    const versions = await writeProducts(tx, open, actorText(by), at)
    await writeCombinations(tx, open)
    await writeStock(tx, open, reason, actorText(by), at)
    await writeItemFacts(
      tx,
      items.filter(({ productId }) => openIds.has(productId)),
      { by, at },
    )
    await writeStates(tx, open, at)
    return edits.map(
      ({ id }) =>
        edited.get(id) ?? moved.get(id) ?? { id, version: versions.get(id) ?? missing(id) },
    )
  })
}

function requirePrices({ price, prices }: ProductEdit): void {
  prices.forEach(requirePrice)
  if (price) requireFixedPrice(price)
}

function missing(id: number): never {
  throw new Error(`the product ${id} was locked and not changed`)
}

/** Locks the stock of items that change, before the products, as sales do; those whose count cannot be entered. */
async function stockThatMoved(tx: Tx, edits: ProductEdit[]): Promise<Map<number, EditOutcome>> {
  const refused = new Map<number, EditOutcome>()
  const counts = edits.flatMap(({ id, stock }) => stock.map((count) => ({ ...count, id })))
  const ids = edits
    .filter(({ stock, items }) => stock.length + items.length > 0)
    .map(({ id }) => id)
  if (ids.length === 0) return refused
  const rows = await many(tx, lockStock, [ids])
  const keyOf = (id: number, combinationId: number | null) => `${id} ${combinationId}`
  const found = new Map(rows.map((row) => [keyOf(row.product_id, row.combination_id), row]))
  for (const { id, combinationId, onHand, seenOnHand } of counts) {
    const words = whyNot(found.get(keyOf(id, combinationId)), onHand, seenOnHand)
    if (words) refused.set(id, { id, column: 'stock_on_hand', words })
  }
  return refused
}

function whyNot(
  stock: { on_hand: number; held: number } | undefined,
  onHand: number,
  seenOnHand: number | null,
): string | null {
  if (!stock) return seenOnHand === null ? null : 'It is no longer on sale.'
  if (seenOnHand === null) return `The stock is ${stock.on_hand} now: it was counted meanwhile.`
  if (stock.on_hand !== seenOnHand) {
    return `The stock was ${seenOnHand} and is ${stock.on_hand} now: units were sold or counted meanwhile.`
  }
  if (onHand < stock.held) {
    return `${stock.held} units are held for orders: there cannot be fewer.`
  }
  return null
}

const lockStock = rareStatement(
  'edit-products-lock-stock',
  { product_id: number, combination_id: nullable(number), on_hand: number, held: number },
  `SELECT product_id, combination_id, on_hand, held FROM stock
   WHERE product_id = ANY ($1::integer[])
   ORDER BY product_id, combination_id FOR UPDATE`,
)

/** Locks the products; those that are not there, or were edited since they were read. */
async function editedSince(tx: Tx, edits: ProductEdit[]): Promise<Map<number, EditOutcome>> {
  const rows = await many(tx, lockProducts, [edits.map(({ id }) => id)])
  const found = new Map(rows.map((row) => [row.id, row]))
  const refused = new Map<number, EditOutcome>()
  for (const { id, version, state } of edits) {
    const product = found.get(id)
    if (product?.version === version) {
      if (state === undefined || nextStates(product.state).includes(state)) continue
      const words = `A product that is ${product.state} cannot become ${state}.`
      refused.set(id, { id, column: 'state', words })
      continue
    }
    const by = product?.changed_by ? ` by ${describeActor(actorOf(product.changed_by))}` : ''
    const words = product
      ? `Somebody edited it in between${by}.`
      : 'Somebody deleted it in between.'
    refused.set(id, { id, column: 'version', words })
  }
  return refused
}

const lockProducts = rareStatement(
  'edit-products-lock',
  { id: number, version: number, state: oneOf(productStates), changed_by: nullable(text) },
  `SELECT id, version, state, changed_by FROM products WHERE id = ANY ($1::integer[])
   ORDER BY id FOR NO KEY UPDATE`,
)

/** Facts, price and version in one statement, so that each read model is brought up to date once. */
async function writeProducts(
  tx: Tx,
  edits: ProductEdit[],
  by: string,
  at: Date,
): Promise<Map<number, number>> {
  const rows = edits.map(({ id, facts, price }) => ({ ...cleanFacts(facts), ...price, id }))
  const written = await many(tx, update, [JSON.stringify(rows), at, by])
  return new Map(written.map(({ id, version }) => [id, version]))
}

const update = rareStatement(
  'edit-products',
  { id: number, version: number },
  `UPDATE products SET version = version + 1, changed_at = $2, changed_by = $3, ${changedFacts('edit')},
     amount_kobo = CASE WHEN edit ? 'amountKobo'
       THEN (edit ->> 'amountKobo')::bigint ELSE amount_kobo END,
     previous_amount_kobo = CASE WHEN edit ? 'amountKobo'
       THEN (edit ->> 'previousAmountKobo')::bigint ELSE previous_amount_kobo END
   FROM jsonb_array_elements($1::jsonb) AS edit
   WHERE products.id = (edit ->> 'id')::integer
   RETURNING products.id, version`,
)

async function writeCombinations(tx: Tx, edits: ProductEdit[]): Promise<void> {
  const prices = edits.flatMap(({ id, prices }) =>
    prices.map((price) => ({ ...price, productId: id })),
  )
  if (prices.length > 0) await run(tx, priceCombinations, [JSON.stringify(prices)])
}

const priceCombinations = rareStatement(
  'edit-products-combinations',
  {},
  `UPDATE combinations SET amount_kobo = "amountKobo", previous_amount_kobo = "previousAmountKobo"
   FROM jsonb_to_recordset($1) AS price ("productId" integer, "combinationId" integer,
     "amountKobo" bigint, "previousAmountKobo" bigint)
   WHERE id = "combinationId" AND product_id = "productId"`,
)

async function writeStock(
  tx: Tx,
  edits: ProductEdit[],
  reason: string,
  by: string,
  at: Date,
): Promise<void> {
  const counts = edits.flatMap(({ id, stock }) =>
    stock.map((count) => ({ ...count, productId: id })),
  )
  if (counts.length === 0) return
  await run(tx, countAll, [JSON.stringify(counts), reason, at, by])
  announceTags(tx, stockTags([...new Set(counts.map(({ productId }) => productId))]))
}

const countAll = rareStatement(
  'edit-products-stock',
  {},
  `WITH count AS (
     SELECT * FROM jsonb_to_recordset($1) AS count ("productId" integer, "combinationId" integer,
       "onHand" integer, "seenOnHand" integer)
   ), first AS (
     INSERT INTO stock (product_id, combination_id, on_hand)
     SELECT "productId", "combinationId", "onHand" FROM count WHERE "seenOnHand" IS NULL
   ), counted AS (
     UPDATE stock SET on_hand = "onHand" FROM count
     WHERE product_id = "productId" AND combination_id IS NOT DISTINCT FROM "combinationId"
   )
   INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason,
     moved_at, moved_by)
   SELECT "productId", "combinationId", 'corrected', coalesce("seenOnHand", 0), "onHand", $2, $3, $4 FROM count`,
)

/** The last step: what goes on sale is whole by now. Refuses `incomplete`, as `changeState` does. */
async function writeStates(tx: Tx, edits: ProductEdit[], at: Date): Promise<void> {
  const moved = edits.flatMap(({ id, state }) => (state === undefined ? [] : { id, state }))
  if (moved.length === 0) return
  for (const { id, state } of moved) if (state === 'live') await requireWhole(tx, id)
  await run(tx, setStates, [JSON.stringify(moved), at])
}

const setStates = rareStatement(
  'edit-products-states',
  {},
  `UPDATE products SET state = moved.state,
     first_live_at = CASE WHEN moved.state = 'live' AND products.state = 'draft'
       THEN coalesce(first_live_at, $2) ELSE first_live_at END
   FROM jsonb_to_recordset($1) AS moved (id integer, state text)
   WHERE products.id = moved.id`,
)

import { maxProductPictures } from '#contract/limits.ts'
import {
  addDrafts,
  addProduct,
  combinationIdsOf,
  draftFacts,
  freeSlugs,
  type ItemFactsOf,
  insertPictures,
  type NewVariations,
  type PlacedPicture,
  writeItemFacts,
} from '#server/catalogue/catalogue.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { pictureNames } from '../check/check-new.ts'
import { partsOf } from '../check/check-varied.ts'
import type { BulkDeps } from '../deps.ts'
import { factsIn, type RowsOfNew, type Value, type Values } from '../values.ts'
import { itemFactsIn } from './edits.ts'
import { addGroups } from './new-groups.ts'

export interface Adding {
  /** Of the moves that bring its stock. */
  reason: string
  by: Actor
}

/**
 * Adds the products of rows as drafts, in the caller's transaction, with their brands and categories where these are not
 * there. Answers their ids by their codes. Refuses as `addProduct`.
 */
export async function addRows(
  deps: BulkDeps,
  tx: Tx,
  given: readonly RowsOfNew[],
  adding: Adding,
): Promise<Map<string, number>> {
  const products = await addGroups(deps, tx, given, adding.by)
  const pictures = await picturesOf(deps, tx, products)
  const fixed = products.filter(isFixed)
  const ids = await addFixed(deps, tx, fixed, adding)
  const items: ItemFactsOf[] = []
  for (const rows of products) {
    const [first] = rows
    const code = String(first.product_code)
    const own = pictures(first)
    const fixedId = ids.get(code)
    if (fixedId !== undefined) {
      await insertPictures(tx, fixedId, own)
      items.push({ productId: fixedId, combinationId: null, facts: itemFactsIn(first) })
    } else {
      const { id, facts } = await addVaried(deps, tx, rows, own, adding)
      ids.set(code, id)
      items.push(...facts)
    }
  }
  await writeItemFacts(tx, items, { by: adding.by, at: deps.clock.now() })
  return ids
}

/** Sold as one item. */
function isFixed(rows: RowsOfNew): boolean {
  return rows.every(({ combination }) => combination === undefined)
}

async function addFixed(
  { database, clock }: BulkDeps,
  tx: Tx,
  products: readonly RowsOfNew[],
  { reason, by }: Adding,
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map()
  const slugs = await slugsOf(tx, products)
  const drafts = products.map(([first], at) => ({
    facts: draftOf(first, slugs[at]),
    sold: fixedOf(first),
  }))
  return addDrafts({ database, clock }, { drafts, reason, by, within: tx })
}

async function addVaried(
  { database, clock, isNamed }: BulkDeps,
  tx: Tx,
  rows: RowsOfNew,
  pictures: PlacedPicture[],
  { by }: Adding,
): Promise<{ id: number; facts: ItemFactsOf[] }> {
  const [first] = rows
  const [slug] = await slugsOf(tx, [rows])
  const combinations = rows.filter(({ combination }) => combination !== undefined)
  // The pictures are locked by now.
  const soldUnits = async () => new Map<number, number>()
  const deps = { database, clock, isNamed, soldUnits, hasPicture: async () => true }
  const { id } = await addProduct(deps, {
    facts: draftOf(first, slug),
    sold: variationsOf(rows, combinations),
    pictures,
    state: 'draft',
    by,
    within: tx,
  })
  const ids = await combinationIdsOf(tx, id)
  const facts = combinations.map((row, at) => ({
    productId: id,
    combinationId: ids[at] ?? null,
    facts: itemFactsIn(row),
  }))
  return { id, facts }
}

function variationsOf(rows: RowsOfNew, combinations: readonly Values[]): NewVariations {
  const names = partsOf(String(rows.find((row) => row.variations !== undefined)?.variations))
  const values = combinations.map((row) => partsOf(String(row.combination)))
  const options = names.map((name, at) => {
    // Capitals do not tell values apart.
    const own = new Map(values.map((parts) => [String(parts[at]).toLowerCase(), parts[at] ?? '']))
    return { name, keys: [...own.keys()], values: [...own.values()] }
  })
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value, swatch: null })),
    })),
    combinations: combinations.map((row, i) => ({
      places: options.map(({ keys }, at) => keys.indexOf(String(values[i]?.[at]).toLowerCase())),
      amountKobo: Number(row.price),
      previousAmountKobo: numberOr(row.previous_price),
      onHand: numberOr(row.stock_on_hand) ?? 0,
    })),
  }
}

/** From name and code, free for each. */
function slugsOf(tx: Tx, products: readonly RowsOfNew[]): Promise<string[]> {
  const requests = products.map(([{ name, product_code: code }]) => ({ name: `${name}-${code}` }))
  return freeSlugs(tx, 'product', requests)
}

function draftOf(after: Values, slug = '') {
  const { product_code: code, name, brand, seller } = after
  return {
    ...draftFacts,
    slug,
    code: String(code),
    name: String(name),
    brand_id: Number(brand),
    seller_id: Number(seller),
    ...factsIn(after),
  }
}

function fixedOf(after: Values) {
  return {
    amountKobo: numberOr(after.price),
    previousAmountKobo: numberOr(after.previous_price),
    onHand: numberOr(after.stock_on_hand) ?? 0,
  }
}

function numberOr(value: Value | undefined): number | null {
  return value === undefined || value === null ? null : Number(value)
}

/** Of each first row those of its pictures that are there, locked; the product's name says what they show. */
async function picturesOf(
  { picturesNamed, takePictures }: BulkDeps,
  tx: Tx,
  products: readonly RowsOfNew[],
): Promise<(first: Values) => PlacedPicture[]> {
  const hashes = await picturesNamed(
    tx,
    products.flatMap(([first]) => pictureNames(first)),
  )
  const facts = await takePictures(tx, hashes.values())
  return (first) => {
    const own = new Set(pictureNames(first).flatMap((name) => hashes.get(name) ?? []))
    return [...own].slice(0, maxProductPictures).flatMap((hash, at) => {
      const its = facts.get(hash)
      const alt = at === 0 ? String(first.name) : `${first.name}, picture ${at + 1}`
      return its ? { hash, alt, ...its } : []
    })
  }
}

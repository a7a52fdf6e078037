import {
  addDrafts,
  type Draft,
  deleteProduct,
  draftFacts,
  type ManageDeps,
} from '#server/catalogue/catalogue.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import type { BulkDeps } from '../deps.ts'
import { factsIn, type Value, type Values } from '../values.ts'

/** Adds the drafts of rows, in the caller's transaction. Answers their ids by their codes. Refuses as `addDrafts`. */
export function addRows(
  { database, clock }: BulkDeps,
  tx: Tx,
  rows: readonly Values[],
  by: Actor,
): Promise<Map<string, number>> {
  return addDrafts({ database, clock }, { drafts: rows.map(draftOf), by, within: tx })
}

/**
 * Takes a draft back that was added: it is deleted, or archived where an order or a coupon names it. Answers why not where
 * it was edited since.
 */
export async function takeBack(
  deps: BulkDeps,
  tx: Tx,
  { id, version }: { id: number; version: number },
  by: Actor,
): Promise<string | null> {
  try {
    await deleteProduct(manageDeps(deps), { id, version, by, within: tx })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') return 'It was deleted meanwhile.'
    if (error.code === 'conflict') return 'It was edited meanwhile.'
    throw error
  }
}

/** A file names no pictures, so nobody asks for them. */
function manageDeps({ database, clock, isNamed }: BulkDeps): ManageDeps {
  return { database, clock, isNamed, hasPicture: async () => false }
}

function draftOf(after: Values): Draft {
  const { product_code: code, name, brand, seller } = after
  return {
    facts: {
      ...draftFacts,
      slug: slugOf(`${name}-${code}`),
      code: String(code),
      name: String(name),
      brand_id: Number(brand),
      seller_id: Number(seller),
      ...factsIn(after),
    },
    sold: {
      amountKobo: numberOr(after.price),
      previousAmountKobo: numberOr(after.previous_price),
      onHand: numberOr(after.stock_on_hand) ?? 0,
    },
  }
}

function numberOr(value: Value | undefined): number | null {
  return value === undefined || value === null ? null : Number(value)
}

/** 'Desk lamp, 40 W' → 'desk-lamp-40-w'; letters with marks lose them. */
function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return /^\d*$/.test(slug) ? `product-${slug}` : slug.slice(0, 200)
}

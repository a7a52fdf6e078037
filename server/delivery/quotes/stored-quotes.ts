import { createHash } from 'node:crypto'
import { quoteMinutes } from '#contract/limits.ts'
import { requireActive } from '#server/accounts/accounts.ts'
import type { ItemRef } from '#server/catalogue/catalogue.ts'
import { namesOf } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, maybe, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { OrderAddress } from '../addresses/address-for.ts'
import type { Parcel, Rate } from './carriers.ts'
import { type AcceptedQuote, quoteColumns, quoteOfRow, quoteRow } from './shipping-rows.ts'

const quoteMs = quoteMinutes * 60_000

/** A quantity of an item. */
export interface CartLine extends ItemRef {
  quantity: number
}

/** SHA-256 of the lines in any order. */
export function cartHash(lines: CartLine[]): Buffer {
  const canonical = lines
    .map((line) => `${line.productId}/${line.combinationId ?? ''}×${line.quantity}`)
    .toSorted()
    .join(' ')
  return createHash('sha256').update(canonical).digest()
}

/** What carriers quoted for. */
interface QuotedCart {
  accountId: number
  lines: CartLine[]
  to: OrderAddress
  parcel: Parcel
  at: Date
}

/** Stores quotes for the time for which they are valid. */
export async function storeQuotes(
  { pool }: Database,
  quotes: (Rate & { id: string })[],
  { accountId, lines, to, parcel, at }: QuotedCart,
): Promise<void> {
  const rows = quotes.map((quote) => ({
    ...quoteRow(quote),
    provider_rate_id: quote.providerRateId,
  }))
  await inTransaction(pool, async (tx) => {
    await requireActive(tx, accountId)
    await run(tx, insertQuotes, [
      JSON.stringify(rows),
      accountId,
      cartHash(lines),
      to.stateId,
      to.lgId,
      JSON.stringify(parcel),
      at,
      new Date(at.getTime() + quoteMs),
    ])
  })
}

const insertQuotes = statement(
  'delivery-store-quotes',
  {},
  `INSERT INTO delivery_quotes (account_id, cart_hash, state_id, lga_id, parcel, created_at,
     expires_at, provider_rate_id, ${namesOf(quoteColumns)})
   SELECT $2, $3, $4, $5, $6, $7, $8, provider_rate_id, ${namesOf(quoteColumns)}
   FROM jsonb_populate_recordset(NULL::delivery_quotes, $1)`,
)

interface QuoteChoice {
  rateId: string
  accountId: number
  lines: CartLine[]
  /** Where the order goes. */
  to: { stateId: number; lgId: number }
  at: Date
}

/**
 * The quote that a shopper chose, if it is still valid: their own, for exactly these lines, to this local
 * government area, made less than 30 minutes ago. Else refuses with `quote_expired`.
 */
export async function quoteFor(
  db: Db,
  { rateId, accountId, lines, to, at }: QuoteChoice,
): Promise<AcceptedQuote> {
  const hash = cartHash(lines)
  const row = await maybe(db, validQuote, [rateId, accountId, hash, to.stateId, to.lgId, at])
  return row ? quoteOfRow(row) : refuse('quote_expired')
}

const validQuote = statement(
  'delivery-quote',
  quoteColumns,
  `SELECT ${namesOf(quoteColumns)} FROM delivery_quotes
   WHERE id = $1 AND account_id = $2 AND cart_hash = $3 AND state_id = $4 AND lga_id = $5
     AND expires_at > $6`,
)

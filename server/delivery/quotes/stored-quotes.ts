import { type Kobo, kobo } from '#contract/money.ts'
import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type CartLine, cartHash } from './cart-hash.ts'

/** A carrier's quote that an order may be placed with. */
export interface AcceptedQuote {
  id: string
  carrierName: string
  carrierLogo: string
  carrierReference: string
  feeKobo: Kobo
  deliveryTime: string
  deliveryDate: Date | null
}

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
  if (!row) refuse('quote_expired')
  return {
    id: row.id,
    carrierName: row.carrier_name,
    carrierLogo: row.carrier_logo,
    carrierReference: row.carrier_reference,
    feeKobo: kobo(row.fee_kobo),
    deliveryTime: row.delivery_time,
    deliveryDate: row.delivery_date,
  }
}

const validQuote = statement(
  'delivery-quote',
  {
    id: text,
    carrier_name: text,
    carrier_logo: text,
    carrier_reference: text,
    fee_kobo: number,
    delivery_time: text,
    delivery_date: nullable(time),
  },
  `SELECT id, carrier_name, carrier_logo, carrier_reference, fee_kobo, delivery_time,
     delivery_date
   FROM delivery_quotes
   WHERE id = $1 AND account_id = $2 AND cart_hash = $3 AND state_id = $4 AND lga_id = $5
     AND expires_at > $6`,
)

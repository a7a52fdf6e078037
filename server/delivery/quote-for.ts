import type pg from 'pg'
import { type Kobo, kobo } from '#contract/money.ts'
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
  client: Pick<pg.ClientBase, 'query'>,
  { rateId, accountId, lines, to, at }: QuoteChoice,
): Promise<AcceptedQuote> {
  const { rows } = await client.query<Row>({
    name: 'delivery-quote',
    text: `
      SELECT id, carrier_name, carrier_logo, carrier_reference, fee_kobo, delivery_time,
        delivery_date
      FROM delivery_quotes
      WHERE id = $1 AND account_id = $2 AND cart_hash = $3 AND state_id = $4 AND lga_id = $5
        AND expires_at > $6`,
    values: [rateId, accountId, cartHash(lines), to.stateId, to.lgId, at],
  })
  const [row] = rows
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

interface Row {
  id: string
  carrier_name: string
  carrier_logo: string
  carrier_reference: string
  fee_kobo: number
  delivery_time: string
  delivery_date: Date | null
}

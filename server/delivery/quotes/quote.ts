import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { CartEntry } from '#contract/cart.ts'
import type { CarrierQuote } from '#contract/shipping.ts'
import { toNaira } from '#contract/money.ts'
import { requireActive } from '#server/accounts/accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Logger } from '#server/platform/log.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { OrderAddress } from '../addresses/address-for.ts'
import type { Carriers, Quoted, Rate } from './carriers.ts'
import { cartHash } from './cart-hash.ts'
import type { StoreLogo } from './logos.ts'
import type { Parcel } from './parcel.ts'

/** How long a quote is valid. */
const quoteMs = 30 * 60_000

export type Cart = z.input<typeof CartEntry>[]

interface QuoteRequest {
  accountId: number
  email: string | null
  to: OrderAddress
  cart: Cart
  at: Date
}

interface Deps {
  database: Database
  carriers: Carriers
  storeLogo: StoreLogo
  log: Logger
}

/**
 * The carriers' quotes for a cart, cheapest first, stored for the 30 minutes for which they are valid.
 * Refuses with `cart_empty`, and with `provider_unavailable` where no carrier answered in time.
 */
export async function quoteCart(
  { database, carriers, storeLogo, log }: Deps,
  { accountId, email, to, cart, at }: QuoteRequest,
) {
  if (cart.length === 0) refuse('cart_empty')
  const parcel = parcelOf(cart, to, email)
  const { rates, silent } = await carriers
    .quote(parcel)
    .catch((error) => refuseUnavailable(error, log))
  const quotes = await Promise.all(
    rates
      .toSorted((one, other) => one.feeKobo - other.feeKobo)
      .map(async (rate) => ({
        ...rate,
        id: randomBytes(16).toString('base64url'),
        carrierLogo: await storeLogo(rate.carrierLogo),
      })),
  )
  const hash = cartHash(
    cart.map(({ product, variation, quantity }) => ({
      productId: product.id,
      combinationId: variation?.combo_id ?? null,
      quantity,
    })),
  )
  await storeQuotes(database, quotes, { accountId, hash, to, parcel, at })
  return {
    data: quotes.map(answerOf),
    not_answering: silent,
    message: messageFor(quotes.length, silent),
  }
}

function parcelOf(cart: Cart, to: OrderAddress, email: string | null): Parcel {
  const { firstName, lastName, phone, street, landmark, city, state } = to
  return {
    to: { firstName, lastName, email, phone, street, landmark, city, state: state.name },
    items: cart.map(({ product, variation, quantity }) => ({
      name: product.name,
      value: variation?.amount ?? product.amount,
      quantity,
      weight: product.weight,
    })),
  }
}

function refuseUnavailable(error: unknown, log: Logger): Quoted {
  if (!(error instanceof ProviderError)) throw error
  log.warn({ reason: error.message }, 'no carrier answers')
  refuse('provider_unavailable', {
    message:
      'The carriers do not answer right now. Choose another way of delivery, or try again in a moment.',
  })
}

function messageFor(found: number, silent: string[]): string {
  if (silent.length > 0) return `No answer from ${silent.join(', ')}. The others can be chosen.`
  return found > 0 ? 'OK' : 'No carrier goes there. Choose another way of delivery.'
}

type NewQuote = Rate & { id: string }

function answerOf(quote: NewQuote): z.input<typeof CarrierQuote> {
  return {
    id: quote.id,
    carrier_name: quote.carrierName,
    carrier_logo: quote.carrierLogo,
    amount: toNaira(quote.feeKobo),
    delivery_time: quote.deliveryTime,
    delivery_date: quote.deliveryDate?.toISOString() ?? null,
    carrier_reference: quote.carrierReference,
  }
}

interface About {
  accountId: number
  hash: Buffer
  to: OrderAddress
  parcel: Parcel
  at: Date
}

async function storeQuotes({ pool }: Database, quotes: NewQuote[], about: About): Promise<void> {
  const { accountId, hash, to, parcel, at } = about
  await inTransaction(pool, async (tx) => {
    await requireActive(tx, accountId)
    await run(tx, insertQuotes, [
      JSON.stringify(quotes),
      accountId,
      hash,
      to.state.id,
      to.lg.id,
      JSON.stringify(parcel),
      at,
      new Date(at.getTime() + quoteMs),
    ])
  })
}

const insertQuotes = statement(
  'delivery-store-quotes',
  {},
  `INSERT INTO delivery_quotes
     (id, account_id, cart_hash, state_id, lga_id, parcel, provider_rate_id, carrier_reference,
      carrier_name, carrier_logo, fee_kobo, delivery_time, delivery_date, created_at, expires_at)
   SELECT id, $2, $3, $4, $5, $6, "providerRateId", "carrierReference", "carrierName",
     "carrierLogo", "feeKobo", "deliveryTime", "deliveryDate", $7, $8
   FROM jsonb_to_recordset($1) AS quote (id text, "providerRateId" text,
     "carrierReference" text, "carrierName" text, "carrierLogo" text, "feeKobo" bigint,
     "deliveryTime" text, "deliveryDate" timestamptz)`,
)

import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Logger } from '#server/platform/log.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { OrderAddress } from '../addresses/address-for.ts'
import { placeOf } from '../addresses/postal-address.ts'
import type { Carriers, Parcel, Quoted, StoreLogo } from './carriers.ts'
import { presentQuote } from './shipping-rows.ts'
import { type CartLine, storeQuotes } from './stored-quotes.ts'

/** Units of an item that is to be sent. */
export interface QuotedLine extends CartLine {
  name: string
  /** Of one unit, naira. */
  value: number
  /** Of one unit, kg. */
  weight: number
}

interface QuoteRequest {
  accountId: number
  email: string | null
  to: OrderAddress
  lines: QuotedLine[]
  at: Date
}

interface Deps {
  database: Database
  carriers: Carriers
  storeLogo: StoreLogo
  log: Logger
}

/**
 * The carriers' quotes for lines, cheapest first, stored for the 30 minutes for which they are valid.
 * Refuses with `cart_empty`, and with `provider_unavailable` where no carrier answered in time.
 */
export async function quoteLines(
  { database, carriers, storeLogo, log }: Deps,
  { accountId, email, to, lines, at }: QuoteRequest,
) {
  if (lines.length === 0) refuse('cart_empty')
  const parcel = parcelOf(lines, to, email)
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
  await storeQuotes(database, quotes, { accountId, lines, to, parcel, at })
  return {
    data: quotes.map(presentQuote),
    not_answering: silent,
    message: messageFor(quotes.length, silent),
  }
}

function parcelOf(lines: QuotedLine[], to: OrderAddress, email: string | null): Parcel {
  const { firstName, lastName } = to
  return {
    to: { firstName, lastName, email, ...placeOf(to) },
    items: lines.map(({ name, value, quantity, weight }) => ({ name, value, quantity, weight })),
  }
}

function refuseUnavailable(error: unknown, log: Logger): Quoted {
  if (!(error instanceof ProviderError)) throw error
  log.warn({ reason: error.message }, 'no carrier answers')
  refuse('provider_unavailable', {
    message:
      'The carriers are not responding right now. Choose another delivery method, or try again in a moment.',
  })
}

function messageFor(found: number, silent: string[]): string {
  if (silent.length > 0)
    return `No response from ${silent.join(', ')}. You can choose another carrier.`
  return found > 0 ? 'OK' : 'No carrier delivers there. Choose another delivery method.'
}

import { z } from 'zod'
import {
  type BreakerOptions,
  isRefused,
  type Opened,
  openProvider,
} from '#server/platform/provider.ts'
import type { CardProvider, LinkRequest, PaymentLookup } from '../provider.ts'

/** Naira, as a number or as text. */
const Amount = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive().max(1e12))
const IdText = z.union([z.number().int(), z.string().min(1).max(60)]).transform(String)

const Link = z.object({ link: z.url({ protocol: /^https?$/ }) })
const Transaction = z.object({
  id: IdText,
  tx_ref: z.string(),
  amount: Amount,
  currency: z.string(),
  status: z.string(),
  processor_response: z.string().nullish(),
})
const Refund = z.object({ id: IdText })
const Refunds = z.array(z.object({ id: IdText, tx_id: IdText, comments: z.string().nullish() }))

export interface FlutterwaveOptions extends Pick<BreakerOptions, 'cooldownMs' | 'log'> {
  /** With its version, without a slash at its end. */
  url: string
  secretKey: string
  timeoutMs: number
  /** The name that the page shows. */
  storeName: string
}

/** Flutterwave's version 3: shoppers pay at its hosted page, and we look the payment up. */
export function flutterwave({ secretKey, storeName, ...rest }: FlutterwaveOptions): CardProvider {
  const headers = () => ({ authorization: `Bearer ${secretKey}` })
  const calls = (about: string) =>
    openProvider({ name: 'Flutterwave', about, headers, open, ...rest })
  // Each with a breaker: pages that don't open must not block the look-ups of payments.
  const [links, lookups, refunds] = [calls('links'), calls('lookups'), calls('refunds')]

  return {
    async openLink(request) {
      return (await links.call(Link, 'POST', '/payments', linkBody(request, storeName))).link
    },

    async closeLink(link) {
      // 400: it is closed already, or has expired.
      await links.call(z.unknown(), 'POST', '/payments/link/disable', { link }).catch(ignoreRefused)
    },

    async find(txRef) {
      const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(txRef)}`
      const found = await lookups.call(Transaction, 'GET', path).catch((error: unknown) => {
        if (isNotFound(error)) return null
        throw error
      })
      return found ? lookupOf(found) : { state: 'unknown' }
    },

    async refund({ transactionId, amountKobo, mark }) {
      const path = `/transactions/${encodeURIComponent(transactionId)}/refund`
      const body = { amount: amountKobo / 100, comments: mark }
      return { providerId: (await refunds.call(Refund, 'POST', path, body)).id }
    },

    async findRefund({ transactionId, mark, since }) {
      const query = new URLSearchParams({ id: transactionId, from: dayOf(since) })
      const refund = (await lookups.call(Refunds, 'GET', `/refunds?${query}`)).find(
        ({ tx_id, comments }) => tx_id === transactionId && comments === mark,
      )
      return refund ? { providerId: refund.id } : null
    },
  }
}

const Envelope = z.union([
  z.object({ status: z.literal('success'), data: z.unknown().optional() }),
  z.object({ status: z.literal('error'), message: z.string().default('') }),
])

/** An error with status 200 is neither a success nor a refusal. */
function open(answer: unknown, status: number): Opened | null {
  const { data: envelope } = Envelope.safeParse(answer)
  if (!envelope) return null
  if (envelope.status === 'success') return status < 300 ? { data: envelope.data } : null
  return status < 300 ? null : { refused: envelope.message }
}

function ignoreRefused(error: unknown): void {
  if (!isRefused(error) || error.status !== 400) throw error
}

function isNotFound(error: unknown): boolean {
  if (!isRefused(error) || (error.status !== 400 && error.status !== 404)) return false
  return /no transaction/i.test(error.message)
}

function linkBody(request: LinkRequest, storeName: string) {
  const { txRef, amountKobo, returnUrl, payer, orderCode, minutes } = request
  return {
    tx_ref: txRef,
    amount: amountKobo / 100,
    currency: 'NGN',
    redirect_url: returnUrl,
    customer: { email: payer.email, name: payer.name, phonenumber: payer.phoneNumber ?? undefined },
    customizations: { title: storeName, description: `Order ${orderCode}` },
    meta: { order_code: orderCode },
    payment_options: 'card, ussd, banktransfer',
    configurations: { session_duration: Math.min(minutes, 1_440) },
  }
}

function lookupOf(data: z.output<typeof Transaction>): PaymentLookup {
  const { id: transactionId, tx_ref: txRef, currency } = data
  if (data.status === 'successful') {
    const amountKobo = Math.round(data.amount * 100)
    return { state: 'successful', transactionId, txRef, amountKobo, currency }
  }
  if (data.status !== 'failed') return { state: 'pending' }
  const reason = /cancel/i.test(data.processor_response ?? '') ? 'cancelled' : 'declined'
  return { state: 'failed', transactionId, reason }
}

/** `YYYY-MM-DD`, a day earlier: their days are of another time zone. */
function dayOf(time: Date): string {
  return new Date(time.getTime() - 86_400_000).toISOString().slice(0, 10)
}

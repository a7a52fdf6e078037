import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import { z } from 'zod'
import { type Answered, askFlutterwave, type FlutterwaveAccess } from './flutterwave-http.ts'
import {
  type CardProvider,
  type PaymentLookup,
  type ProviderRefund,
  ProviderTrouble,
} from './provider.ts'

/** Naira, as a number or as text. */
const Amount = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().positive().max(1e12))
const IdText = z.union([z.number().int(), z.string().min(1).max(60)]).transform(String)

const LinkAnswer = z.object({ data: z.object({ link: z.url({ protocol: /^https?$/ }) }) })
const TransactionAnswer = z.object({
  data: z.object({
    id: IdText,
    tx_ref: z.string(),
    amount: Amount,
    currency: z.string(),
    status: z.string(),
    processor_response: z.string().nullish(),
  }),
})
const RefundAnswer = z.object({ data: z.object({ id: IdText }) })
const RefundsAnswer = z.object({
  data: z.array(z.object({ id: IdText, tx_id: IdText, comments: z.string().nullish() })),
})

export interface FlutterwaveOptions extends FlutterwaveAccess {
  /** The name that the page shows. */
  storeName: string
  /** How long Flutterwave is left alone after five troubles in a row, ms. */
  cooldownMs: number
}

/** Flutterwave's version 3: a page of theirs takes the money, we look up what became of it. */
export function flutterwave(options: FlutterwaveOptions): CardProvider {
  // One for each kind of call: pages that don't open must not keep us from learning who has paid.
  const breakers = { links: breaker(options), lookUps: breaker(options), refunds: breaker(options) }

  async function ask(
    through: CircuitBreakerPolicy,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Answered> {
    try {
      return await through.execute(() => askFlutterwave(options, method, path, body))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new ProviderTrouble('away', 'Flutterwave is left alone for a moment')
    }
  }

  return {
    async openLink(wanted) {
      const body = linkBody(wanted, options.storeName)
      const answer = await ask(breakers.links, 'POST', '/payments', body)
      return accepted(answer, LinkAnswer).data.link
    },

    async closeLink(link) {
      const answer = await ask(breakers.links, 'POST', '/payments/link/disable', { link })
      // 400: it is closed already, or has ended by itself.
      if (answer.status !== 200 && answer.status !== 400) accepted(answer, z.object({}))
    },

    async find(txRef) {
      const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(txRef)}`
      const answer = await ask(breakers.lookUps, 'GET', path)
      if (isNotFound(answer)) return { state: 'unknown' }
      return foundIn(accepted(answer, TransactionAnswer).data)
    },

    async refund({ transactionId, amountKobo, mark }) {
      const path = `/transactions/${encodeURIComponent(transactionId)}/refund`
      const body = { amount: amountKobo / 100, comments: mark }
      const answer = await ask(breakers.refunds, 'POST', path, body)
      return { providerId: accepted(answer, RefundAnswer).data.id }
    },

    async findRefund({ transactionId, mark, since }: ProviderRefund) {
      const query = new URLSearchParams({ id: transactionId, from: dayOf(since) })
      const answer = await ask(breakers.lookUps, 'GET', `/refunds?${query}`)
      const refund = accepted(answer, RefundsAnswer).data.find(
        ({ tx_id, comments }) => tx_id === transactionId && comments === mark,
      )
      return refund ? { providerId: refund.id } : null
    },
  }
}

function breaker({ cooldownMs }: FlutterwaveOptions): CircuitBreakerPolicy {
  const isTrouble = (error: unknown) =>
    error instanceof ProviderTrouble && error.trouble !== 'refused'
  return circuitBreaker(handleWhen(isTrouble), {
    breaker: new ConsecutiveBreaker(5),
    halfOpenAfter: cooldownMs,
  })
}

function linkBody(
  {
    txRef,
    amountKobo,
    returnUrl,
    payer,
    orderCode,
    minutes,
  }: Parameters<CardProvider['openLink']>[0],
  storeName: string,
) {
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

function isNotFound({ status, body }: Answered): boolean {
  return (
    (status === 400 || status === 404) &&
    z.object({ message: z.string().regex(/no transaction/i) }).safeParse(body).success
  )
}

function foundIn(data: z.output<typeof TransactionAnswer>['data']): PaymentLookup {
  const { id: transactionId, tx_ref: txRef, currency } = data
  if (data.status === 'successful') {
    const amountKobo = Math.round(data.amount * 100)
    return { state: 'successful', transactionId, txRef, amountKobo, currency }
  }
  if (data.status !== 'failed') return { state: 'pending' }
  const reason = /cancel/i.test(data.processor_response ?? '') ? 'cancelled' : 'declined'
  return { state: 'failed', transactionId, reason }
}

/** What a call promises, or `ProviderTrouble`. */
function accepted<T>({ status, body }: Answered, schema: z.ZodType<T>): T {
  if (status !== 200) throw new ProviderTrouble('refused', `Flutterwave refuses with ${status}`)
  const read = schema.safeParse(body)
  if (!read.success) throw new ProviderTrouble('unsure', 'Flutterwave answers what we cannot read')
  return read.data
}

/** `YYYY-MM-DD`, a day earlier: their days are not ours. */
function dayOf(time: Date): string {
  return new Date(time.getTime() - 86_400_000).toISOString().slice(0, 10)
}

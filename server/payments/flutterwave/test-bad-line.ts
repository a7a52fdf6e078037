import { afterAll, expect, vi } from 'vitest'
import { addCategories } from '#server/catalogue/test-catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { during, firstOf, kindOf, lineToBe, options, type Rig } from '#server/test-bad-lines.ts'
import { openBadLine } from '#simulators/bad-line.ts'
import { refundPayment } from '../refunds/refund.ts'
import { openTestPayments } from '../test-payments.ts'
import { recordsOf } from '../test-records.ts'
import { flutterwave } from './flutterwave.ts'

/** Flutterwave: looking up a payment, opening a page, and a refund. */
export async function cardRigs(
  database: Database,
): Promise<Record<'lookup' | 'page' | 'refund', Rig>> {
  await addCategories(database)
  const { line: laid, via } = lineToBe(openBadLine)
  const { timeoutMs, cooldownMs } = options
  const app = await openTestPayments(database, { timeouts: { timeoutMs, cooldownMs }, via })
  const line = await laid
  afterAll(() => app[Symbol.asyncDispose]())
  const { secretKey, book } = app.flutterwave
  const client = () => flutterwave({ ...options, url: line.url, secretKey, storeName: 'Oja' })
  const refunds = /^POST .*\/refund$/
  const pages = /^POST .*\/payments$/
  const page = {
    txRef: 'x',
    amountKobo: 100,
    orderCode: 'X',
    returnUrl: 'https://mall.example/loader',
    payer: { email: 'ngozi@example.com', name: 'Ngozi', phoneNumber: null },
    minutes: 30,
  }

  async function paid() {
    const placed = await app.place(100_000)
    await app.payments.linkOf(placed.paymentId)
    const decision = { tx_ref: placed.txRef, outcome: 'success', deliveries: 0 }
    await app.call('/simulators/flutterwave/decide', { body: decision })
    await untilPaid(app, database, placed.orderId)
    return placed
  }

  async function refund({ orderId, orderCode: key }: Awaited<ReturnType<typeof paid>>) {
    const at = app.clock.now()
    const by = { staff: 1 }
    const request = { orderId, amountKobo: 40_000, reason: 'a test', by, key, at }
    await inTransaction(database.pool, (tx) => refundPayment(tx, request))
    await app.runJobs()
  }

  return {
    lookup: { kind: (fault) => during(line, fault, /./, () => kindOf(client().find('x'))) },
    page: {
      kind: (fault) => during(line, fault, pages, () => kindOf(client().openLink(page))),
      async next(fault) {
        const { paymentId, txRef } = await app.place()
        const refusal = { code: 'provider_unavailable' }
        await during(line, fault, pages, () =>
          expect(app.payments.linkOf(paymentId)).rejects.toMatchObject(refusal),
        )
        expect(await app.payments.linkOf(paymentId)).toContain(txRef)
        return 'asks to retry'
      },
    },
    refund: {
      kind: (fault) =>
        during(line, fault, refunds, () => {
          const request = { transactionId: '1', amountKobo: 100, mark: 'x', since: new Date() }
          return kindOf(client().refund(request))
        }),
      async next(fault) {
        const placed = await paid()
        await during(line, fault, refunds, () => refund(placed))
        await vi.waitFor(async () => {
          app.clock.advance(3_600)
          await app.runJobs()
          const { refund_states } = await recordsOf(database.pool, placed.orderId)
          expect(refund_states).toEqual(['sent'])
        })
        expect(book.refundsOf(book.transactionFor(placed.txRef)?.id ?? 0)).toHaveLength(1)
        return firstOf(line.calls, /\/refunds\?/, refunds)
      },
    },
  }
}

type TestPayments = Awaited<ReturnType<typeof openTestPayments>>

/** A look-up that a busy machine answers too late for the short limits here is made again. */
async function untilPaid(app: TestPayments, { pool }: Database, orderId: number): Promise<void> {
  await vi.waitFor(
    async () => {
      app.clock.advance(20)
      await app.runJobs()
      expect((await recordsOf(pool, orderId)).payment_status).toBe('PAID')
    },
    { timeout: 60_000 },
  )
}

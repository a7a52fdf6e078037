import { z } from 'zod'
import { verifyAuditAfter, verifyAuditFrom } from './audit/audit.ts'
import { oversoldStock, priceDifferences } from './catalogue/catalogue.ts'
import { shipmentBacklog } from './delivery/delivery.ts'
import { documentDifferences, factDifferences, listingDifferences } from './discovery/discovery.ts'
import { abandonedHolds, promisedBeyondStock, unpaidOrders } from './figure-walks.ts'
import { messageBacklog } from './messages/messages.ts'
import {
  countMoves,
  countQueues,
  type FigureName,
  type Measure,
  measureWalks,
} from './operations/operations.ts'
import { holdsPast, orderMovesBetween, paidOrdersSince } from './orders/orders.ts'
import { paymentsOpenSince, refundBacklog, unmatchedSince } from './payments/payments.ts'
import type { Database } from './platform/database/database.ts'
import { inSnapshot } from './platform/database/transaction.ts'
import type { Keys } from './platform/keys/keys.ts'
import {
  bankAccountBacklog,
  depositsUnderReviewSince,
  depositsWaitingSince,
  newestTransaction,
  unevenTransactions,
  walletDifferences,
  walletsMovedSince,
} from './wallet/wallet.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The job that ends orders runs each minute, and may be late. */
const lateHoldMs = 5 * minuteMs
/** What was paid since is looked at in each run, however its transactions were ordered. */
const recentMs = 5 * minuteMs
/** The same, in transactions of the ledger: they commit in another order than that of their ids. */
const recentTransactions = 1_000

/**
 * How each figure is counted. None costs more in a larger mall: each reads partial indexes, what is new, and the next
 * slice of a walk through the rest (server/operations/README.md has the costs).
 */
export function figureMeasures(database: Database, keys: Keys): Record<FigureName, Measure> {
  const before = (at: Date, ms: number) => new Date(at.getTime() - ms)
  return {
    'oversold-units': (position) =>
      inSnapshot(database.pool, async (tx) => {
        const promised = await promisedBeyondStock(tx)
        const held = await measureWalks(tx, [{ walk: oversoldStock, slice: 20_000 }])(position)
        return { ...held, value: held.value + promised }
      }),
    'late-holds': (position, at) =>
      inSnapshot(database.pool, async (tx) => {
        const late = await holdsPast(tx, before(at, lateHoldMs))
        const walk = await abandonedHolds(tx)
        const abandoned = await measureWalks(tx, [{ walk, slice: 20_000 }])(position)
        const detail = words([
          [late, 'order past its time', 'orders past their time'],
          [abandoned.value, 'item held for no order', 'items held for no order'],
        ])
        return { ...abandoned, value: late + abandoned.value, detail }
      }),
    'ledger-sum': async (position) => {
      const newest = await newestTransaction(database)
      const recent = Array.from({ length: recentTransactions }, (_, i) => newest - i)
      return measureWalks(database, [{ walk: unevenTransactions, slice: 5_000, recent }])(position)
    },
    'wallet-differences': async (position) => {
      const newest = await newestTransaction(database)
      const recent = await walletsMovedSince(database, newest - recentTransactions)
      return measureWalks(database, [{ walk: walletDifferences, slice: 500, recent }])(position)
    },
    'unpaid-orders': async (position, at) => {
      const recent = await paidOrdersSince(database, before(at, recentMs))
      return measureWalks(database, [{ walk: unpaidOrders, slice: 2_000, recent }])(position)
    },
    'stuck-payments': async (_, at) => {
      const payments = await paymentsOpenSince(database, before(at, hourMs))
      const deposits = await depositsWaitingSince(database, before(at, hourMs))
      const detail = words([
        [payments, 'payment by card', 'payments by card'],
        [deposits, 'deposit', 'deposits'],
      ])
      return { value: payments + deposits, detail }
    },
    'reconciliation-breaks': async (_, at) => {
      const deposits = await depositsUnderReviewSince(database, before(at, dayMs))
      const payments = await unmatchedSince(database, before(at, dayMs))
      const detail = words([
        [deposits, 'deposit to look at', 'deposits to look at'],
        [payments, 'card payment without an order', 'card payments without an order'],
      ])
      return { value: deposits + payments, detail: detail || notReconciledYet }
    },
    'audit-faults': (position) => auditMeasure(database, keys, position),
    'read-model-differences': measureWalks(database, [
      { walk: listingDifferences, slice: 300 },
      { walk: factDifferences, slice: 200 },
      { walk: documentDifferences, slice: 200 },
      { walk: priceDifferences, slice: 500 },
    ]),
    'order-moves': (position, at) =>
      countMoves(position, at, (from, to) => orderMovesBetween(database, from, to)),
    queues: () => queuesOf(database),
  }
}

const notReconciledYet =
  'Counted are deposits to look at and card payments without an order. Statements of bank and card provider are not compared yet.'

/** Entries of the audit that a run verifies anew, and of those that were verified before. */
const auditSlice = 1_000

const AuditPosition = z
  .object({ place: z.object({ id: z.number(), hash: z.string() }), next: z.number() })
  .catch({ place: { id: 0, hash: '' }, next: 1 })

/** What is new in the audit, and a slice of the rest in turns. It stays where a fault is until it is mended. */
async function auditMeasure(database: Database, keys: Keys, position: unknown) {
  const before = AuditPosition.parse(position)
  const added = await verifyAuditAfter(database, keys, before.place, auditSlice)
  const former = await verifyAuditFrom(database, keys, before.next, auditSlice)
  const faults = new Set([added.fault, former.fault].filter((fault) => fault !== null))
  return {
    value: faults.size,
    detail: [...faults].join(', '),
    position: { place: added.place, next: former.next },
  }
}

async function queuesOf(database: Database) {
  const messages = await messageBacklog(database)
  const of = (channel: string) =>
    messages.find((one) => one.channel === channel) ?? { waiting: 0, due_since: null }
  return countQueues({
    sms: of('sms'),
    whatsapp: of('whatsapp'),
    mail: of('email'),
    parcels: await shipmentBacklog(database),
    refunds: await refundBacklog(database),
    'bank-accounts': await bankAccountBacklog(database),
  })
}

/** '2 deposits, 1 payment by card' of those that are not zero. */
function words(counts: readonly (readonly [count: number, one: string, several: string])[]) {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, several]) => `${count} ${count === 1 ? one : several}`)
    .join(', ')
}

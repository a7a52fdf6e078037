import { toKobo } from '#contract/money.ts'
import type { counter, HandedOver } from '#contract/office/counter.ts'
import type { tills } from '#contract/office/tills.ts'
import { auditSource } from '#server/audit/audit.ts'
import {
  changeOrder,
  lapsedPickups,
  newestMoveOf,
  type OrderOfficeDeps,
  type Orders,
  orderOfPickupCode,
  withOrder,
} from '#server/orders/orders.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, refuse, staffOf } from '#server/platform/http/handler.ts'
import { presentAtCounter, requireAtCounter, waitingPickups } from './counter-order.ts'
import { handOut } from './hand-out.ts'
import { closeSession, listSessions, openSession, readSession, readTills } from './sessions.ts'

export interface CounterOfficeDeps
  extends Pick<OrderOfficeDeps, 'database' | 'clock' | 'recordAudit' | 'memberNames'> {
  orders: Pick<Orders, 'moveByHand'>
}

/** How long the counter lists pick-ups whose time was over. */
const listedMs = 7 * 24 * 3_600_000

export function counterOffice(deps: CounterOfficeDeps): Handlers<typeof counter & typeof tills> {
  const { database, clock, orders, recordAudit, memberNames } = deps
  return {
    async counter() {
      const since = new Date(clock.now().getTime() - listedMs)
      const [waiting, released] = await Promise.all([
        waitingPickups(database),
        lapsedPickups(database, since),
      ])
      const ended = released.map(({ code, at }) => ({ code, at: at.toISOString() }))
      return { data: { waiting, released: ended } }
    },
    async counterCode({ params }) {
      const code = await orderOfPickupCode(database, params.digits)
      const message = 'No order in the store has this code.'
      return { data: { code: code ?? refuse('not_found', { message }) } }
    },
    async counterOrder({ params: { code }, query: { proof } }) {
      const data = await withOrder(deps, { orderCode: code }, async (tx, order) => {
        const customer = await requireAtCounter(tx, order, proof)
        const newestMove = await newestMoveOf(tx, order.id)
        return presentAtCounter(tx, order, { customer, newestMove })
      })
      return { data }
    },
    async handOut({ params: { code }, body }, call) {
      let answer: HandedOver = { code, is_left: false, paid: 0, change: 0 }
      await changeOrder(deps, call, {
        code,
        seenMove: body.seen_move,
        async change(tx, order, by) {
          const out = await handOut(tx, orders, order, { body, by, at: clock.now() })
          answer = out.answer
          return out.after
        },
      })
      return { data: answer }
    },
    async tills(_, call) {
      return { data: await readTills(database, staffOf(call).id, memberNames) }
    },
    async tillSessions({ query: { differs, after } }) {
      const filter = { isDifferent: differs === 'yes', after }
      return { data: await listSessions(database, filter, memberNames) }
    },
    async openTill({ body }, call) {
      const data = await inTransaction(database.pool, async (tx) => {
        const countedKobo = toKobo(body.cash)
        const by = { tillId: body.till_id, memberId: staffOf(call).id }
        const id = await openSession(tx, { ...by, countedKobo, at: clock.now() })
        const session = await readSession(tx, id, memberNames)
        const after = { till: session.till, counted: session.opening }
        await recordAudit(tx, auditSource(call), { subject: `till-session:${id}`, after })
        return session
      })
      return { data }
    },
    async closeTill({ params: { id }, body }, call) {
      const data = await inTransaction(database.pool, async (tx) => {
        const memberId = staffOf(call).id
        const countedKobo = toKobo(body.cash)
        await closeSession(tx, { id, memberId, countedKobo, at: clock.now() })
        const session = await readSession(tx, id, memberNames)
        const { till, expected, counted, difference } = session
        const after = { till, expected, counted, difference }
        await recordAudit(tx, auditSource(call), { subject: `till-session:${id}`, after })
        return session
      })
      return { data }
    },
  }
}

import type { orders } from '#contract/office/orders.ts'
import { hidden } from '#server/audit/audit.ts'
import { type Call, type Handlers, refuse, staffOf } from '#server/platform/http/handler.ts'
import type { OrderStatus } from '../life/status.ts'
import { orderMailCalls } from '../mails/mail-calls.ts'
import type { MailDeps } from '../mails/order-mails.ts'
import type { Orders } from '../verbs.ts'
import { type ChangeDeps, changeOrder, commentOn } from './change-order.ts'
import type { LineDeps } from './lines-of.ts'
import { type ListDeps, listOrders } from './list-orders.ts'
import { orderChoices } from './listed.ts'
import { readNeeds, type StoreDeps, storeWork, waiting } from './needs.ts'
import { refundByMember } from './refund.ts'
import type { TimelineDeps } from './timeline.ts'
import { contactsOfOrder, wholeOrder } from './whole.ts'

export interface OrderOfficeDeps
  extends ChangeDeps,
    ListDeps,
    TimelineDeps,
    LineDeps,
    MailDeps,
    StoreDeps {}

/** The calls of the office, but the stream of events, which `server/platform/http/event-streams.ts` answers. */
export function orderOffice(
  deps: OrderOfficeDeps,
  verbs: Pick<Orders, 'moveByHand' | 'noteByHand' | 'refund'>,
): Omit<Handlers<typeof orders>, 'orderEvents'> {
  const { database, clock } = deps
  const whole = async (code: string) => ({ data: await wholeOrder(database, deps, code) })
  return {
    async orders({ query }) {
      return { data: await listOrders(deps, query) }
    },
    async orderChoices() {
      return { data: await orderChoices(database, deps) }
    },
    async ordersWaiting() {
      const [needs, store] = await Promise.all([
        readNeeds(database, deps),
        storeWork(database, deps),
      ])
      const { parcel, refund, money, ending, late } = needs
      const counts = {
        parcel: waiting(parcel),
        refund: waiting(refund),
        money: waiting(money),
        ending: waiting(ending),
        late: waiting(late),
      }
      const as_of = clock.now().toISOString()
      return { data: { as_of, ...store, needs: counts } }
    },
    ...orderMailCalls(deps),
    order: ({ params }) => whole(params.code),
    async orderContacts({ params: { code } }) {
      return { data: await contactsOfOrder(database, code) }
    },
    async moveOrder({ params: { code }, body: { seen_move, status, note = null } }, call) {
      await changeOrder(deps, call, {
        code,
        seenMove: seen_move,
        async change(within, before, by) {
          await verbs.moveByHand({ orderCode: code, status, note: note || null, by, within })
          if (leavesHouse(before.status, status)) requireHandOver(call)
          return { status, former_status: before.status, ...(note && { note }) }
        },
      })
      return { message: `The order is ${status}.`, ...(await whole(code)) }
    },
    async noteOrder({ params: { code }, body: { seen_move, note } }, call) {
      await changeOrder(deps, call, {
        code,
        seenMove: seen_move,
        async change(within, _, by) {
          await verbs.noteByHand({ orderCode: code, note, by, within })
          return { note }
        },
      })
      return { message: 'The customer is notified.', ...(await whole(code)) }
    },
    async commentOrder({ params: { code }, body: { comment } }, call) {
      await changeOrder(deps, call, {
        code,
        seenMove: null,
        async change(tx, { id: orderId }, by) {
          await commentOn(tx, { orderId, comment, by, at: clock.now() })
          return { comment: hidden }
        },
      })
      return { message: 'The comment is written.', ...(await whole(code)) }
    },
    async refundOrder({ params: { code }, body }, call) {
      const approval = await refundByMember(deps, verbs, call, { code, ...body })
      const message =
        approval === null
          ? 'The money is on its way back.'
          : 'Another member has to approve this refund: the request waits.'
      return { message, approval, ...(await whole(code)) }
    },
  }
}

function leavesHouse(from: OrderStatus, to: OrderStatus): boolean {
  return from === 'PROCESSING' && (to === 'IN TRANSIT' || to === 'DELIVERED')
}

function requireHandOver(call: Call): void {
  if (staffOf(call).permissions.has('orders.hand-over')) return
  refuse('forbidden', { message: 'Your roles don’t allow handing orders over.' })
}

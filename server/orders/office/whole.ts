import { kobo, toNaira } from '#contract/money.ts'
import type { OfficeOrder } from '#contract/office/order.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { type Contacts, contactsOf, maskedEmail, maskedPhone } from '#server/accounts/accounts.ts'
import { addressLine, type Parcel, parcelOf } from '#server/delivery/delivery.ts'
import { actorText } from '#server/platform/actor.ts'
import { namesOfActors } from '#server/platform/actor-names.ts'
import { certain, nullable, number, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { takenBy } from '../by-telephone.ts'
import { movesByHand } from '../life/staff.ts'
import { isWaiting } from '../life/status.ts'
import { deliveredCount, readOrder } from '../read.ts'
import { deadlineOf, type OrderRow } from '../rows.ts'
import { type LineDeps, linesOf } from './lines-of.ts'
import { type NeedDeps, needsOf, readNeeds } from './needs.ts'
import type { BadgeRange, ReadModelDeps } from './read-model.ts'
import { type TimelineDeps, timeline } from './timeline.ts'

/** One order with all that the office shows of it. Refuses with `not_found`. */
export async function wholeOrder(
  db: Db,
  deps: NeedDeps & TimelineDeps & LineDeps & Pick<ReadModelDeps, 'badges'>,
  code: string,
): Promise<OfficeOrder> {
  const { id, account_id, newest_move } =
    (await maybe(db, orderByCode, [code])) ?? refuse('not_found')
  const row = (await readOrder(db, account_id, code)) ?? refuse('not_found')
  const [needs, lines, contacts, delivered, parcel, entries, taken, badges] = await Promise.all([
    readNeeds(db, deps),
    linesOf(db, deps, row),
    contactsOf(db, account_id),
    deliveredCount(db, account_id),
    parcelOf(db, id),
    timeline(db, deps, { id, code }),
    takenBy(db, id),
    deps.badges(db),
  ])
  return {
    ...stateOf(row),
    newest_move,
    is_paid_by_link: taken?.has_link === true && canBePaid(row, deps.clock.now()),
    taken_by: taken && (await nameOfMember(db, deps, taken.taken_by)),
    needs: needsOf(needs, id),
    lines,
    ...moneyOf(row),
    customer: {
      ...presentCustomer(account_id, contacts),
      delivered,
      badge: badgeFor(badges, delivered),
    },
    delivery: presentDelivery(row, parcel),
    timeline: entries,
  }
}

async function nameOfMember(db: Db, { memberNames }: TimelineDeps, id: number): Promise<string> {
  const actor = actorText({ staff: id })
  return (await namesOfActors(db, [actor], memberNames))(actor)
}

/** The contacts of an order's customer and of whom it goes to, not masked. Refuses with `not_found`. */
export async function contactsOfOrder(db: Db, code: string) {
  const { account_id, phone } = (await maybe(db, orderPhone, [code])) ?? refuse('not_found')
  const { email, phoneNumber, unprovedNumber } = await contactsOf(db, account_id)
  return { email, phone_number: phoneNumber ?? unprovedNumber, delivery_phone: phone }
}

const orderPhone = rareStatement(
  'office-order-phone',
  { account_id: number, phone: nullable(text) },
  'SELECT account_id, phone FROM orders WHERE order_code = $1',
)

const orderByCode = rareStatement(
  'office-order-by-code',
  // A trigger writes the first move when an order is placed.
  { id: number, account_id: number, newest_move: certain(number) },
  `SELECT id, account_id, (SELECT max(id) FROM order_moves WHERE order_id = orders.id) AS newest_move
   FROM orders WHERE order_code = $1`,
)

function stateOf(row: OrderRow) {
  const { status, payment_status, payment_code, shipping_code } = row
  const movable = {
    status,
    paymentStatus: payment_status,
    paymentCode: payment_code,
    shippingCode: shipping_code,
  }
  const endsAt = isWaiting(movable) ? deadlineOf(row) : null
  return {
    code: row.order_code,
    status,
    payment_status,
    payment_code,
    payment: paymentMethods[payment_code].knownAs ?? paymentMethods[payment_code].name,
    placed_at: row.placed_at.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    moves: movesByHand(movable),
  }
}

function badgeFor(badges: readonly BadgeRange[], delivered: number): string | null {
  const reached = badges.find(({ min, max }) => min <= delivered && delivered <= (max ?? delivered))
  return reached?.name ?? null
}

/** Whether it waits for a payment, and its time is not over. */
function canBePaid(row: OrderRow, now: Date): boolean {
  const { payment_status, pay_until } = row
  return (payment_status === 'PENDING' || payment_status === 'FAILED') && (pay_until ?? now) > now
}

function moneyOf(row: OrderRow) {
  const { coupon_code: code, coupon_kobo, total_kobo, refunded_kobo } = row
  const leftKobo = row.payment_status === 'PAID' ? total_kobo - refunded_kobo : 0
  return {
    sub_total: naira(row.sub_total_kobo),
    shipping_fee: naira(row.shipping_kobo),
    coupon: code === null ? null : { code, amount: naira(coupon_kobo) },
    total: naira(total_kobo),
    refunded: naira(refunded_kobo),
    refundable: naira(leftKobo),
    refunds_to: paymentMethods[row.payment_code].refundsTo,
  }
}

function presentCustomer(id: number, contacts: Contacts) {
  const { firstName, lastName, email, phoneNumber, unprovedNumber } = contacts
  return {
    id,
    name: [firstName, lastName].filter(Boolean).join(' '),
    masked_email: maskedEmail(email),
    masked_phone: maskedPhone(phoneNumber ?? unprovedNumber),
  }
}

function presentDelivery(row: OrderRow, parcel: Parcel | null): OfficeOrder['delivery'] {
  return {
    code: row.shipping_code,
    method: row.shipping_method,
    carrier: row.carrier_name,
    recipient: row.recipient,
    masked_phone: maskedPhone(row.phone),
    address: row.shipping_code === 'pick-up' ? null : addressLine(row),
    parcel: parcel && {
      state: parcel.state,
      reason: parcel.reason,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
    },
  }
}

function naira(amountKobo: number): number {
  return toNaira(kobo(amountKobo))
}

import type { Disposition } from '#contract/office/dispositions.ts'
import { isActive } from '#server/accounts/accounts.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'
import {
  addPart,
  disposeRest,
  type GoingBack,
  type RefundPart,
  usualDisposition,
} from './dispositions.ts'
import { moveOrder } from './move.ts'
import { notifyCustomer } from './notify-customer.ts'
import { pricedParts, type RefundChoice } from './refund-parts.ts'
import { isBackToCard, sendBack } from './send-back.ts'
import { type NamedOrder, withOrder } from './staff.ts'

export type RefundRequest = NamedOrder &
  RefundChoice & {
    /** Confirms a further partial refund: without it a repeated command refunds nothing. */
    isAgain: boolean
    by: Actor
    /** Left out: nobody wrote one. */
    reason?: string
    /** Left out: one member alone. */
    approvalId?: number
  }

/** Nobody could spend it there. */
const gone = 'This customer has deleted the account, and its wallet with it: pay it out by hand.'

/**
 * Gives an order's money back, or a part of it: to the card, or into the wallet, where money paid at the counter goes too.
 * Once all of it is back the order is REFUNDED, and each unit has its place: what had not left the store is in stock again
 * unless somebody says otherwise. Refuses with `not_found`, and with `conflict` and the reason where nothing was paid, or the
 * amount exceeds what is left.
 */
export async function refundOrder(
  deps: OrderDeps,
  { isAgain, by, reason, approvalId, within, orderCode, ...choice }: RefundRequest,
): Promise<{ amountKobo: number }> {
  const named = { orderCode, ...(within && { within }) }
  return withOrder(deps, named, async (tx, order) => {
    const { parts, amountKobo, disposition } = await pricedRefund(tx, order, { ...choice, isAgain })
    const back = {
      by,
      at: deps.clock.now(),
      reason: reason ?? null,
      approvalId: approvalId ?? null,
    }
    for (const part of parts) await addPart(tx, order, part, back)
    await payBack(deps, tx, order, { amountKobo, disposition, back })
    return { amountKobo }
  })
}

/** The outcome of a refund. */
export interface PricedRefund {
  parts: RefundPart[]
  amountKobo: number
  /** The place of units for which none was chosen, if the order ends by the refund. */
  disposition: Disposition
}

/** The parts that a refund of a locked order would give back. Refuses as `refundOrder` does, and changes nothing. */
export async function pricedRefund(
  tx: Tx,
  order: PlacedOrder,
  { isAgain, ...choice }: RefundChoice & Pick<RefundRequest, 'isAgain'>,
): Promise<PricedRefund> {
  if (order.paymentStatus !== 'PAID') refuse('conflict', { message: 'This order is not paid.' })
  const parts = await pricedParts(tx, order, choice)
  const amountKobo = parts.reduce((sum, part) => sum + part.amountKobo, 0)
  const leftKobo = order.totalKobo - order.refundedKobo
  if (amountKobo <= 0 || amountKobo > leftKobo) {
    refuse('conflict', { message: `At most ${formatNaira(leftKobo)} can go back.` })
  }
  if (choice.of !== 'all' && order.refundedKobo > 0 && !isAgain) {
    const message = `${formatNaira(order.refundedKobo)} went back before. Say 'again' to give back this as well.`
    refuse('conflict', { message })
  }
  if (!isBackToCard(order) && !(await isActive(tx, order.accountId))) {
    refuse('conflict', { message: gone })
  }
  return {
    parts,
    amountKobo,
    disposition: ('disposition' in choice && choice.disposition) || usualDisposition(order),
  }
}

interface PaidBack extends Omit<PricedRefund, 'parts'> {
  back: GoingBack
}

async function payBack(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  { amountKobo, disposition, back }: PaidBack,
): Promise<void> {
  const { by, at, approvalId } = back
  const isAll = amountKobo === order.totalKobo - order.refundedKobo
  const isInStore = isAll && order.status === 'PROCESSING'
  await moveOrder(tx, order, {
    refundedKobo: order.refundedKobo + amountKobo,
    by,
    at,
    ...(isAll && {
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      stockState: await disposeRest(tx, order, disposition, back),
    }),
  })
  await sendBack(deps, tx, order, { amountKobo, by, at, approvalId })
  if (isInStore) await deps.events.withdrawn(tx, { orderId: order.id, at })
  await notifyCustomer(deps, tx, order, { event: 'refunded', amountKobo, at })
}

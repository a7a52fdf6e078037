import type { Orders } from '#server/orders/orders.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { lockFulfilment, moveFulfilment, requireState } from './state.ts'

interface HandedOver {
  taken_by: string
  waybill?: string | null | undefined
  driver_phone?: string | null | undefined
  by: Actor
  at: Date
}

/**
 * Gives a packed order to a carrier or at a park: it is IN TRANSIT, and its customer is told who has it. Refuses with
 * `conflict` a pick-up, which the counter hands over, and at a park without a waybill. Answers what the audit has of it.
 */
export async function handOver(
  within: Tx,
  orders: Pick<Orders, 'moveByHand'>,
  { id, orderCode, shippingCode }: { id: number; orderCode: string; shippingCode: string },
  { taken_by, waybill, driver_phone, by, at }: HandedOver,
): Promise<object & Record<string, unknown>> {
  requireState((await lockFulfilment(within, id)).state, 'handed-over')
  if (shippingCode === 'pick-up')
    refuse('conflict', { message: 'This order is picked up at the store.' })
  if (shippingCode === 'public-transport' && !waybill) {
    refuse('validation_failed', { errors: { waybill: ['Type the number of the waybill'] } })
  }
  const note = [
    taken_by,
    waybill ? `waybill ${waybill}` : null,
    driver_phone ? `driver ${driver_phone}` : null,
  ]
    .filter(Boolean)
    .join(', ')
  await moveFulfilment(within, { orderId: id, state: 'handed-over', by, at })
  await orders.moveByHand({ orderCode, status: 'IN TRANSIT', note, by, within })
  return { handed_over_to: note }
}

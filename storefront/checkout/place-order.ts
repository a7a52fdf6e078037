import { checkoutRefusals } from '#contract/checkout-refusals.ts'
import { type Api, ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { cartSent } from '../cart/sent.ts'
import { isRecord, isText } from '../state/guards.ts'
import { randomId } from '../state/random-id.ts'
import { useAppState } from '../state/store.ts'
import { noteAttempt, notePlaced } from './choices.ts'
import { type CheckoutBody, isStale } from './chosen.ts'

export interface Placed {
  orderCode: string
  /** The card provider's page. */
  link: string | undefined
}

/**
 * Sends the order off. The key is remembered before the first byte leaves and until an answer is
 * there, so that a lost answer, a reload or a second press can't make a second order. Throws
 * `ApiError`; where the server has said no, nothing was placed and the next press is a new order.
 * Null: the order is placed and waits for a payment page that does not open now.
 */
export async function placeOrder(api: Api, body: CheckoutBody): Promise<Placed | null> {
  // What is bought leaves the server's cart; a line that came there later would stand in it again.
  await cartSent()
  noteAttempt({ key: randomId(), body, at: Date.now(), wasSent: false })
  return finishOrder(api)
}

/** Sends the remembered attempt again, as it was; unless that would be another order by now. */
export async function finishOrder(api: Api): Promise<Placed | null> {
  const { attempt } = useAppState.getState().checkout
  if (!attempt) throw new Error('there is no order to finish')
  const { key, body, wasSent } = attempt
  // What is noted anew is looked at anew: a page that was left open sees here that it is too late.
  noteAttempt({ ...attempt, wasSent: true })
  if (isStale(attempt)) throw new ApiError(0, 'That is too long ago to be sent again.')
  try {
    const { data, link } = await api('POST /orders/checkout', { key, body })
    const orderCode = data.orders.order_code
    notePlaced(orderCode)
    return { orderCode, link }
  } catch (error) {
    const waiting = waitingOrder(error)
    if (waiting) notePlaced(waiting)
    else if (isRefusal(error, wasSent)) noteAttempt(null)
    if (waiting) return null
    throw error
  }
}

/** The order that was placed although the call failed: only its payment page is missing. */
function waitingOrder(error: unknown): string | null {
  const data = error instanceof ApiError ? error.failure?.data : undefined
  return isRecord(data) && isText(data.order_code) ? data.order_code : null
}

const looked: ReadonlySet<string> = new Set<ErrorCode>([...checkoutRefusals, 'validation_failed'])

/**
 * Whether nothing was placed. A silent network or a failing server may have placed the order; and where an
 * earlier try was lost so, one that is turned away at the door ('too many requests') changes nothing.
 */
function isRefusal(error: unknown, wasSent: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  if (wasSent) return looked.has(error.code)
  return (error.status >= 400 && error.status < 500) || error.code === 'overloaded'
}

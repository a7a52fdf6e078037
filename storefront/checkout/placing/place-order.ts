import { randomId } from '#client/browser.ts'
import { isRecord, isText } from '#client/guards.ts'
import { type Api, ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { checkoutRefusals } from '#contract/shop/checkout-refusals.ts'
import { cartSent } from '../../cart/server-copy.ts'
import { type CheckoutBody, isStale } from '../../state/checkout.ts'
import { useAppState } from '../../state/store.ts'
import { saveAttempt, savePlaced } from '../choices.ts'

export interface Placed {
  orderCode: string
  /** The card provider's page. */
  link: string | undefined
  /** False: what was ordered is reserved once it is paid. */
  isReserved: boolean
}

/**
 * Places the order. The key is stored from before the call until its answer, so that a lost answer,
 * a reload or a second press cannot place a second order. Throws `ApiError`; after a final refusal
 * nothing was placed and the next press is a new order. Null: the order is placed, but its payment
 * page could not be opened.
 */
export async function placeOrder(
  api: Api,
  body: CheckoutBody,
  onAgain?: () => void,
): Promise<Placed | null> {
  // The server's cart loses what is bought; a line sent after that would be in it again.
  await cartSent()
  saveAttempt({ key: randomId(), body, at: Date.now(), wasSent: false })
  return finishOrder(api, onAgain)
}

/**
 * Sends the stored attempt again, unchanged; throws where its key is too old. In an outage it goes on for a minute;
 * `onAgain` runs before each pause.
 */
export async function finishOrder(api: Api, onAgain = () => {}): Promise<Placed | null> {
  const { attempt } = useAppState.getState().checkout
  if (!attempt) throw new Error('there is no order to finish')
  const { key, body } = attempt
  let { wasSent } = attempt
  // Saving renders the page again: a page that was left open then finds the attempt stale.
  saveAttempt({ ...attempt, wasSent: true })
  if (isStale(attempt)) throw new ApiError(0, 'Too much time has passed to send this again.')
  const send = () => api('POST /orders/checkout', { key, body })
  try {
    const { data, link } = await sendAgain(send, () => {
      wasSent = true
      onAgain()
    })
    const orderCode = data.orders.order_code
    savePlaced(orderCode)
    return { orderCode, link, isReserved: data.orders.is_reserved }
  } catch (error) {
    const waiting = waitingOrder(error)
    if (waiting) savePlaced(waiting)
    else if (isFinalRefusal(error, wasSent)) saveAttempt(null)
    if (waiting) return null
    throw error
  }
}

/** The order of a failed call that placed it: only its payment page is missing. */
function waitingOrder(error: unknown): string | null {
  const data = error instanceof ApiError ? error.failure?.data : undefined
  return isRecord(data) && isText(data.order_code) ? data.order_code : null
}

const finalRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  ...checkoutRefusals,
  'validation_failed',
])

/**
 * Whether nothing was placed. A failed network or server may have placed the order; and where the
 * answer of an earlier attempt was lost so, an early rejection such as 'too many requests' says
 * nothing of that one.
 */
function isFinalRefusal(error: unknown, wasSent: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  if (wasSent) return finalRefusals.has(error.code)
  if (error.code === 'overloaded' || error.code === 'read_only') return true
  return error.status >= 400 && error.status < 500
}

/** How long a page sends again by itself, ms. After a machine has died, the mall's records are back within 40 s. */
const longestMs = 60_000

/** Where the server does not say when to try again. */
const pauseMs = 2_000

/**
 * Sends a call again, unchanged, while the mall does not reach its records or does not know what became of the call;
 * the call needs an idempotency key. `onAgain` runs before each pause. Throws what is thrown otherwise, or at last.
 */
async function sendAgain<T>(send: () => Promise<T>, onAgain: () => void): Promise<T> {
  for (let waitedMs = 0; ; ) {
    try {
      return await send()
    } catch (error) {
      if (!isOutage(error) || waitedMs >= longestMs) throw error
      const ms = error.retryAfter ? error.retryAfter * 1_000 : pauseMs
      onAgain()
      await new Promise((resolve) => setTimeout(resolve, ms))
      waitedMs += ms
    }
  }
}

/** A proxy without a server behind it says 503 too, without a code. */
function isOutage(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 503) return false
  const { code, failure } = error
  return !failure || code === 'database_unavailable' || code === 'outcome_unknown'
}

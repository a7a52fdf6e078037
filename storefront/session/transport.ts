import { sendCall } from '#client/transport.ts'
import { ApiError, type CallName, type Outgoing } from '#contract/client.ts'
import { confirmed } from './confirming.ts'
import { takeEarlyResponse } from './early-calls.ts'
import { expire, tokenNow } from './session.ts'

/**
 * The server records this call as a view when it carries a token. Pages also call it without a view:
 * to preload a link, or for the cart's prices. `viewTransport` is for real views.
 */
const anonymous: CallName = 'GET /products/details/{id}'

/**
 * Sends one call with the session's token. Where the server asks who it is, the shopper answers in a dialog and
 * the call is sent again.
 */
export async function browserTransport(outgoing: Outgoing): Promise<unknown> {
  const send = () => {
    const token = outgoing.call === anonymous ? null : tokenNow()
    const begun = takeEarlyResponse(outgoing, token)
    return sendCall(outgoing, { token, onExpired: expire, begun })
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmation_required') throw error
    if (!(await confirmed(error))) throw error
    return send()
  }
}

/** The same for a product page that the shopper opened: the server records a view. */
export function viewTransport(outgoing: Outgoing): Promise<unknown> {
  return sendCall(outgoing, { token: tokenNow(), onExpired: expire })
}

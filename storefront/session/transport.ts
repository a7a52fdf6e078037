import { sendCall } from '#client/transport.ts'
import type { CallName, Outgoing } from '#contract/client.ts'
import { expire, tokenNow } from './session.ts'

/**
 * The server records this call as a view when it carries a token. Pages also call it without a view:
 * to preload a link, or for the cart's prices. `viewTransport` is for real views.
 */
const anonymous: CallName = 'GET /products/details/{id}'

/** Sends one call with the session's token. */
export function browserTransport(outgoing: Outgoing): Promise<unknown> {
  const token = outgoing.call === anonymous ? null : tokenNow()
  return sendCall(outgoing, { token, onExpired: expire })
}

/** The same for a product page that the shopper opened: the server records a view. */
export function viewTransport(outgoing: Outgoing): Promise<unknown> {
  return sendCall(outgoing, { token: tokenNow(), onExpired: expire })
}

import type { Account } from '#contract/accounts.ts'
import { guestCartsOf } from '../cart/pending-changes.ts'
import { nothingChosen } from '../checkout/chosen.ts'
import { type AppState, emptyCart, signedOut } from '../state/state.ts'

/** Somebody signs in: what was gathered as a guest goes on its way into the account's cart. */
export function begin(state: AppState, accessToken: string): AppState {
  const before = state.auth.loggedIn ? end(state) : state
  const { pending, cart } = before
  return {
    ...before,
    auth: { ...signedOut, loggedIn: true, accessToken, welcomePopup: true },
    pending: { ...pending, guestCarts: [...pending.guestCarts, ...guestCartsOf(cart.carts)] },
  }
}

/**
 * The session is over, by log-out or because its token is no good any more: everything of the user
 * goes, the colour mode and the resend timers stay (storefront specification, section 4, in the reading that
 * holds). What the server never heard of waits for the account's next login; removals do not, as the
 * cart may have moved on meanwhile.
 */
export function end(state: AppState): AppState {
  const { lines, saved, guestCarts, left } = state.pending
  const waiting = {
    accountId: state.auth.userDetails?.id ?? null,
    lines: Object.fromEntries(Object.entries(lines).filter(([, quantity]) => quantity > 0)),
    saved: Object.fromEntries(Object.entries(saved).filter(([, wanted]) => wanted)),
  }
  const isNothing = Object.keys({ ...waiting.lines, ...waiting.saved }).length === 0
  return {
    ...state,
    auth: signedOut,
    cart: emptyCart,
    checkout: nothingChosen,
    saved: [],
    pending: { lines: {}, saved: {}, guestCarts, left: isNothing ? left : [...left, waiting] },
  }
}

/** The profile arrived; what an earlier session of the same account left unsent is sent now. */
export function know(state: AppState, { user, ...rest }: Account): AppState {
  const { left, ...pending } = state.pending
  const own = left.filter(({ accountId }) => accountId === null || accountId === user.id)
  const userDetails = { ...user, ...rest }
  const auth = { ...state.auth, userDetails, verifyUserInfo: rest.verification }
  if (own.length === 0 && JSON.stringify(auth) === JSON.stringify(state.auth)) return state
  return {
    ...state,
    auth,
    pending: {
      lines: Object.assign({}, ...own.map(({ lines }) => lines), pending.lines),
      saved: Object.assign({}, ...own.map(({ saved }) => saved), pending.saved),
      guestCarts: pending.guestCarts,
      left: left.filter((changes) => !own.includes(changes)),
    },
  }
}

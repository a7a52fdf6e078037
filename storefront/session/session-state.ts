import { randomId } from '#client/browser.ts'
import { maxCartLines } from '#contract/limits.ts'
import type { Account } from '#contract/shop/accounts.ts'
import { type CartItem, keyText, linesOf } from '../state/cart-lines.ts'
import { nothingChosen } from '../state/checkout.ts'
import { type AppState, emptyCart, type GuestCart, signedOut } from '../state/state.ts'

/** The state after a login: the guest's cart is to be merged into the account's. */
export function withSession(state: AppState, accessToken: string): AppState {
  const before = state.auth.loggedIn ? withoutSession(state) : state
  const { pending, cart } = before
  return {
    ...before,
    auth: { ...signedOut, loggedIn: true, accessToken, welcomePopup: true },
    pending: { ...pending, guestCarts: [...pending.guestCarts, ...guestCartsOf(cart.carts)] },
  }
}

/**
 * The state after a log-out or an expired token: all data of the user goes, the colour mode and the
 * resend timers stay (storefront specification, section 4, as we read it). Pending changes wait for
 * the account's next login; removals are dropped, as the cart may have changed meanwhile.
 */
export function withoutSession(state: AppState): AppState {
  const { lines, saved, guestCarts, left } = state.pending
  const waiting = {
    accountId: state.auth.userDetails?.id ?? null,
    lines: Object.fromEntries(Object.entries(lines).filter(([, quantity]) => quantity > 0)),
    saved: Object.fromEntries(Object.entries(saved).filter(([, isSaved]) => isSaved)),
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

/** The state with the profile. Changes that earlier sessions of the account left are pending again. */
export function withProfile(state: AppState, { user, ...rest }: Account): AppState {
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

/** A guest's cart in parts that one call takes. The server adds the id of each part once. */
function guestCartsOf(items: CartItem[]): GuestCart[] {
  const lines = linesOf(items).map(({ key, quantity }) => [keyText(key), quantity] as const)
  const count = Math.ceil(lines.length / maxCartLines)
  return Array.from({ length: count }, (_, at) => ({
    id: randomId(),
    lines: Object.fromEntries(lines.slice(at * maxCartLines, (at + 1) * maxCartLines)),
  }))
}

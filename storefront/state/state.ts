import { type Kobo, kobo } from '#contract/kobo.ts'
import type { Account, User } from '#contract/shop/accounts.ts'
import type { CartItem, LineText, ProductImage } from './cart-lines.ts'
import { type Checkout, nothingChosen } from './checkout.ts'
import type { ClientCache } from './client-cache.ts'

/**
 * The cart, with the figures of its checkout (storefront specification, section 3); money in kobo.
 */
export interface Cart {
  carts: CartItem[]
  shippingFee: Kobo
  totalOrderFee: Kobo
  total_products: number
  coupon: string | null
  /** 0 to 100. */
  coupon_amount_percent: number
  new_total_products: Kobo
}

/** The user, with the other fields of `GET /accounts`; money in naira. */
export type UserDetails = User & Omit<Account, 'user'>

export interface Auth {
  loggedIn: boolean
  welcomePopup: boolean
  accessToken: string | null
  /** Null until the profile is fetched. */
  userDetails: UserDetails | null
  verifyBtnClick: boolean
  verifyUserInfo: Account['verification']
}

export type UiMode = 'light' | 'dark'

export interface App {
  /** Null until the shopper chooses: the device decides. */
  uiMode: UiMode | null
  /** Null until the shopper chooses: the browser's `Save-Data` decides. */
  dataSaver: boolean | null
  /** ISO 3166-2 of the state that delivery is estimated for; null until the shopper chooses. */
  deliveryState: string | null
  /** Contact → when a code may be sent again, in ms since 1970. */
  codeSend: Record<string, number>
}

export interface SavedItem {
  id: number
  discount: number
  images: ProductImage[]
}

/** A guest's cart that is to be merged into an account's. The server adds each id once. */
export interface GuestCart {
  id: string
  lines: Record<LineText, number>
  /** It did not fit into the account's cart, and waits here until a line is taken out of that. */
  isFull?: boolean
}

/**
 * The last change of each line and product: applied here at once, sent until the server has
 * answered.
 */
export interface PendingChanges {
  /** The new quantity of a line; 0: removed. */
  lines: Record<LineText, number>
  /** Product id → whether it is to be saved. */
  saved: Record<string, boolean>
}

/** What is still to be sent to the server. */
export interface Pending extends PendingChanges {
  guestCarts: GuestCart[]
  /** The account's cart is to be cleared by one call. */
  isCleared?: true | undefined
  /** The changes of ended sessions, each for the next login to its account (null: any). */
  left: (PendingChanges & { accountId: number | null })[]
}

/** All state of this browser: one local-storage entry. */
export interface AppState {
  cart: Cart
  auth: Auth
  app: App
  saved: SavedItem[]
  pending: Pending
  /** The choices between cart and order. */
  checkout: Checkout
  cache: ClientCache
}

export const emptyCart: Cart = {
  carts: [],
  shippingFee: kobo(0),
  totalOrderFee: kobo(0),
  total_products: 0,
  coupon: null,
  coupon_amount_percent: 0,
  new_total_products: kobo(0),
}

export const signedOut: Auth = {
  loggedIn: false,
  welcomePopup: false,
  accessToken: null,
  userDetails: null,
  verifyBtnClick: false,
  verifyUserInfo: null,
}

const nothingPending: Pending = { lines: {}, saved: {}, guestCarts: [], left: [] }

/** The state that the server renders and that a first visit starts with. */
export const guestState: AppState = {
  cart: emptyCart,
  auth: signedOut,
  app: { uiMode: null, dataSaver: null, deliveryState: null, codeSend: {} },
  saved: [],
  pending: nothingPending,
  checkout: nothingChosen,
  cache: {},
}

import type { Account, User } from '#contract/accounts.ts'
import { type Kobo, kobo } from '#contract/kobo.ts'
import type { CartItem, ProductImage } from '../cart/lines.ts'
import type { ClientCache } from './client-cache.ts'

/** What the cart page leads to checkout with (specification 000, section 3); money in kobo. */
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

export interface Auth {
  loggedIn: boolean
  welcomePopup: boolean
  accessToken: string | null
  userDetails: (User & Pick<Account, 'wallet'>) | null
  verifyBtnClick: boolean
  verifyUserInfo: Account['verification']
}

export type UiMode = 'light' | 'dark'

export interface App {
  /** Null until the shopper chooses: the device decides. */
  uiMode: UiMode | null
  /** Contact → when a code may be sent again, in ms since 1970. */
  codeSend: Record<string, number>
}

export interface SavedItem {
  id: number
  discount: number
  images: ProductImage[]
}

/** Everything that this browser remembers: one local-storage entry. */
export interface MallState {
  cart: Cart
  auth: Auth
  app: App
  saved: SavedItem[]
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

/** What the server renders for, and what a first visit starts from. */
export const guestState: MallState = {
  cart: emptyCart,
  auth: signedOut,
  app: { uiMode: null, codeSend: {} },
  saved: [],
  cache: {},
}

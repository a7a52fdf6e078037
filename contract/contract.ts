import { accounts } from './shop/accounts.ts'
import { badges } from './shop/badges.ts'
import { cart } from './shop/cart.ts'
import { catalogue } from './shop/catalogue.ts'
import { checkout } from './shop/checkout.ts'
import { content } from './shop/content.ts'
import { delivery } from './shop/delivery.ts'
import { discovery } from './shop/discovery.ts'
import { help } from './shop/help.ts'
import { identity } from './shop/identity.ts'
import { notifications } from './shop/notifications.ts'
import { orders } from './shop/orders.ts'
import { payments } from './shop/payments.ts'
import { reviews } from './shop/reviews.ts'
import { saved } from './shop/saved.ts'
import { search } from './shop/search.ts'
import { operations } from './shop/status.ts'
import { wallet } from './shop/wallet.ts'

/** The whole API: one entry per domain. */
export const contract = {
  accounts,
  badges,
  cart,
  catalogue,
  checkout,
  content,
  delivery,
  discovery,
  help,
  identity,
  notifications,
  operations,
  orders,
  payments,
  reviews,
  saved,
  search,
  wallet,
} as const
export type Contract = typeof contract

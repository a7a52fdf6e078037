import { accounts } from './accounts.ts'
import { badges } from './badges.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { content } from './content.ts'
import { delivery } from './delivery.ts'
import { help } from './help.ts'
import { identity } from './identity.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { wallet } from './wallet.ts'

/** The whole API: one entry per domain. */
export const contract = {
  accounts,
  badges,
  cart,
  catalogue,
  checkout,
  content,
  delivery,
  help,
  identity,
  notifications,
  orders,
  payments,
  reviews,
  saved,
  search,
  wallet,
} as const
export type Contract = typeof contract

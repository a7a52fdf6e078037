import type { contract } from '#contract/contract.ts'
import type { Panel } from '#simulators/simulators.ts'
import type { AccountFacts } from './accounts/accounts.ts'
import { openCards } from './cards.ts'
import { openCheckout } from './checkout/checkout.ts'
import type { Config } from './config.ts'
import { firstRepresentative } from './content/content.ts'
import { type ParcelMoved, storeLine } from './delivery/delivery.ts'
import { afterOrders, afterPayments } from './events.ts'
import { deliveredCount, type OpenOrderDeps, openOrders } from './orders/orders.ts'
import { storeOf } from './parcels.ts'
import type { Announce } from './platform/database/announce.ts'
import type { Wired } from './platform/http/call.ts'
import type { Webhook } from './platform/http/webhook-routes.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'

export interface SalesDeps
  extends Pick<
    OpenOrderDeps,
    'database' | 'clock' | 'sendMessage' | 'reviewedLines' | 'ratedOrders'
  > {
  config: Config
  log: Logger
  announce: Announce
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
}

export interface Sales {
  handlers: Wired<Pick<typeof contract, 'orders' | 'checkout' | 'payments'>>
  /** For the account page. */
  facts: Pick<AccountFacts, 'orderCount'>
  moveParcel: ParcelMoved
  webhooks: Webhook[]
  jobs: Job[]
  panels: Panel[]
  close(): Promise<void>
}

/** Orders, their checkout and their card payments. */
export async function openSales(deps: SalesDeps): Promise<Sales> {
  const { database } = deps
  const orders = openOrders({
    ...deps,
    storeName: deps.config.MALL_NAME,
    whatsapp: () => firstRepresentative(database, 'orders'),
    storeAddress: storeLine(storeOf(deps.config)),
    events: afterOrders(deps.announce),
  })
  const cards = await openCards({ ...deps, events: afterPayments(orders) })
  const checkout = openCheckout({ ...deps, orders, linkOf: cards.linkOf })
  return {
    handlers: {
      ...cards.handlers,
      orders: { ...orders.routes, coupon: checkout.coupon },
      checkout: checkout.routes,
    },
    facts: { orderCount: (accountId) => deliveredCount(database.pool, accountId) },
    moveParcel: orders.moveParcel,
    webhooks: cards.webhooks,
    // Cards first: after the clock was moved, payments are reconciled before unpaid orders are cancelled.
    jobs: [...cards.jobs, ...orders.jobs, ...checkout.jobs],
    panels: cards.panels,
    close: cards.close,
  }
}

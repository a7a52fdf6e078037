import type { orders } from '#contract/shop/orders.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { OrderDeps } from './deps.ts'
import { expireJob, expireOrders } from './life/cancel.ts'
import { type OrderRouteDeps, orderHandlers } from './routes.ts'
import { type Orders, orderVerbs } from './verbs.ts'

/** Orders for the app: the calls and jobs, and what other domains' events do to an order. */
export interface OpenOrders extends Domain<typeof orders>, Orders {
  jobs: Job[]
}

export function openOrders(deps: OrderDeps & OrderRouteDeps): OpenOrders {
  return {
    handlers: orderHandlers(deps),
    jobs: [defineJob(expireJob, '* * * * *', () => expireOrders(deps))],
    ...orderVerbs(deps),
  }
}

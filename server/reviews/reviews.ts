import type { z } from 'zod'
import type { ProductOrderLine } from '#contract/shop/orders.ts'
import type { reviews } from '#contract/shop/reviews.ts'
import { orderLines, ownOrder } from '#server/orders/orders.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { ownReviewPage, productReviewPage, reviewedLines } from './read.ts'
import { reviewLine, reviewOrder } from './write.ts'

/** The public module of reviews: all that other domains may import. */
export { eraseReviewer, exportReviews } from './privacy.ts'
export { countReviews, newestReviews, ratedOrders, reviewedLines, writtenBy } from './read.ts'
export { type SentReview, writeRating, writeReview } from './write.ts'

export function openReviews(deps: ReviewDeps): Domain<typeof reviews> {
  return { handlers: reviewHandlers(deps) }
}

type Line = z.input<typeof ProductOrderLine>

interface ReviewDeps {
  database: Database
  clock: Clock
}

function reviewHandlers(deps: ReviewDeps): Handlers<typeof reviews> {
  const { database } = deps

  return {
    async unreviewed({ params }, call) {
      const orderRef = { accountId: signedIn(call).id, orderIdOrCode: params.order_code }
      const order = (await ownOrder(database, orderRef)) ?? refuse('not_found')
      return { data: { product_order: await unreviewed(order) } }
    },

    async reviewProduct({ params, body }, call) {
      await reviewLine(deps, signedIn(call).id, params.productOrderId, body)
      const message = 'Thank you. Your review is on the product’s page.'
      return { message, data: { message } }
    },

    async reviewOrder({ params, body }, call) {
      await reviewOrder(deps, signedIn(call).id, params.orderId, body)
      return { message: 'Thank you for rating our service.' }
    },

    async ofProduct({ params: { id }, query: { rating, page } }, call) {
      call.cacheTags(`product:${id}`)
      return { data: { reviews: await productReviewPage(call.db, id, { rating, page }) } }
    },

    async mine({ query }, call) {
      return { data: { products: await ownReviewPage(database, signedIn(call).id, query.page) } }
    },
  }

  /** The lines of an order that can be reviewed; none before it is delivered. */
  async function unreviewed({ id, status }: { id: number; status: string }): Promise<Line[]> {
    if (status !== 'DELIVERED') return []
    const lines = await orderLines(database, id)
    const ids = lines.map((line) => line.id)
    const reviewed = await reviewedLines(database, ids)
    return lines
      .filter((line) => !reviewed.has(line.id))
      .map((line) => ({ ...line, is_reviewed: false }))
  }
}

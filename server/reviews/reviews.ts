import type { reviews } from '#contract/shop/reviews.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type ReviewDeps, reviewHandlers } from './routes.ts'

/** The public module of reviews: all that other domains may import. */
export { eraseReviewer, exportReviews } from './privacy.ts'
export { newestReviews, ratedOrders, reviewedLines, verifiedReviews } from './read.ts'
export { type SentReview, writeRating, writeReview } from './write.ts'

export function openReviews(deps: ReviewDeps): Domain<typeof reviews> {
  return { handlers: reviewHandlers(deps) }
}

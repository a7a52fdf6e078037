/** The public module of reviews: all that other domains may import. */
export { eraseReviewer, exportReviews } from './privacy.ts'
export { newestReviews, ratedOrders, reviewedLines } from './read.ts'
export { openReviews } from './routes.ts'
export { type SentReview, writeRating, writeReview } from './write.ts'

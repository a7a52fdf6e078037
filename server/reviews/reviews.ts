/** The face of reviews: all that other domains may import. */
export { newestReviews } from './read.ts'

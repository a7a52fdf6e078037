/** The face of the cart: all that other domains may import. */
export { forgetMerges } from './merge.ts'
export { type CartParts, cartRoutes } from './routes.ts'

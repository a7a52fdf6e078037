/** The face of the cart: all that other domains may import. */
export { cartData, forgetCart } from './forget.ts'
export { type Line, linesOf } from './lines.ts'
export { forgetMerges } from './merge.ts'
export { cartRoutes } from './routes.ts'
export { showCart } from './show.ts'
export { type Bought, takeFromCart } from './take.ts'

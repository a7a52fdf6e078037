/** The public module of the cart: other domains import nothing else. */

export { type Line, linesOf } from './lines.ts'
export { eraseCart, exportCart } from './privacy.ts'
export { openCart } from './routes.ts'
export { readCart } from './show.ts'
export { type Bought, takeFromCart } from './take.ts'

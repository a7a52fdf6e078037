/** The public module of the checkout. Only the wiring imports it. */
export { openCheckout } from './open.ts'

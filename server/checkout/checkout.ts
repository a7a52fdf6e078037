/** The public module of the checkout. Only the wiring imports it. */
export { type Checkout, type CheckoutDeps, openCheckout } from './open.ts'

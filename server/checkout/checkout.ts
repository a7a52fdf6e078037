/** The face of the checkout. Nobody in the mall knows it but the wiring. */
export { type Checkout, type CheckoutDeps, openCheckout } from './open.ts'

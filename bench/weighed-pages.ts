import { text } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** A page and what a visit to it may weigh, KB: the first one, and the next. */
export interface WeighedPage {
  what: string
  path: string
  first: number
  next: number
  /** Opened by the demo customer, whose cart has two products; else by a visitor. */
  signedIn: boolean
  /** Whether its web vitals are measured too. */
  isFelt: boolean
}

/** The budgets of the design: public pages, checkout, and the customer's dashboard. */
export async function weighedPages(pool: Pool): Promise<WeighedPage[]> {
  const slug = await topReviewedSlug(pool)
  const order = `?order_code=${await deliveredOrder(pool)}`
  const visitor = { signedIn: false, isFelt: true }
  const dashboard = { first: 130, next: 35, signedIn: true, isFelt: false }
  return [
    { what: 'home', path: '/', first: 250, next: 60, ...visitor },
    { what: 'listing', path: '/categories', first: 220, next: 70, ...visitor },
    { what: 'product', path: `/product-details/${slug}`, first: 250, next: 80, ...visitor },
    { what: 'cart of two', path: '/cart', first: 120, next: 25, signedIn: true, isFelt: true },
    { what: 'empty cart', path: '/cart', first: 120, next: 25, signedIn: false, isFelt: false },
    { what: 'checkout', path: '/checkout', first: 140, next: 35, signedIn: true, isFelt: true },
    { what: 'wallet', path: '/dashboard', ...dashboard, isFelt: true },
    { what: 'my account', path: '/dashboard/my-account', ...dashboard },
    { what: 'edit account', path: '/dashboard/edit-account', ...dashboard },
    { what: 'orders', path: '/dashboard/orders', ...dashboard },
    { what: 'order details', path: `/dashboard/orders/orderdetails${order}`, ...dashboard },
    { what: 'rate products', path: `/dashboard/orders/rate-products${order}`, ...dashboard },
    { what: 'rate order', path: `/dashboard/orders/rate-order${order}`, ...dashboard },
    { what: 'addresses', path: '/dashboard/delivery_addresses', ...dashboard },
    { what: 'saved items', path: '/dashboard/saved-items', ...dashboard },
    { what: 'reviews', path: '/dashboard/reviews', ...dashboard },
    { what: 'recently viewed', path: '/dashboard/recently-viewed', ...dashboard },
    // Whatever page of it is the first, most of the bytes are these.
    {
      what: 'office',
      path: '/office/sign-in',
      first: 220,
      next: 35,
      signedIn: false,
      isFelt: false,
    },
    { what: 'ranking badge', path: '/dashboard/ranking-badge', ...dashboard },
  ]
}

export async function topReviewedSlug(pool: Pool): Promise<string> {
  return (await one(pool, topReviewed)).p_slug
}

const topReviewed = rareStatement(
  'bench-top-reviewed',
  { p_slug: text },
  "SELECT p_slug FROM products WHERE state = 'live' ORDER BY rating_count DESC, id LIMIT 1",
)

async function deliveredOrder(pool: Pool): Promise<string> {
  return (await one(pool, newestDelivered)).order_code
}

/** Of the demo customer. */
const newestDelivered = rareStatement(
  'bench-newest-delivered',
  { order_code: text },
  `SELECT order_code FROM orders WHERE status = 'DELIVERED' AND account_id = (
     SELECT min(account_id) FROM orders
   ) ORDER BY id DESC LIMIT 1`,
)

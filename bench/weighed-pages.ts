import type { Pool } from 'pg'

/** A page and what a visit to it may weigh, KB: the first one, and the next. */
export interface WeighedPage {
  what: string
  path: string
  first: number
  next: number
  /** Opened by the demo customer, whose cart has two products; else by a visitor. */
  signedIn: boolean
  /** Whether it is also measured how soon it is there. */
  isFelt: boolean
}

/** As the design has them: public pages, the way to an order, and the customer's rooms. */
export async function weighedPages(pool: Pool): Promise<WeighedPage[]> {
  const slug = await mostReviewed(pool)
  const order = `?order_code=${await deliveredOrder(pool)}`
  const visitor = { signedIn: false, isFelt: true }
  const room = { first: 130, next: 35, signedIn: true, isFelt: false }
  return [
    { what: 'home', path: '/', first: 250, next: 60, ...visitor },
    { what: 'listing', path: '/categories', first: 220, next: 70, ...visitor },
    { what: 'product', path: `/product-details/${slug}`, first: 250, next: 80, ...visitor },
    { what: 'cart of two', path: '/cart', first: 120, next: 25, signedIn: true, isFelt: true },
    { what: 'empty cart', path: '/cart', first: 120, next: 25, signedIn: false, isFelt: false },
    { what: 'checkout', path: '/checkout', first: 140, next: 35, signedIn: true, isFelt: true },
    { what: 'wallet', path: '/dashboard', ...room, isFelt: true },
    { what: 'my account', path: '/dashboard/my-account', ...room },
    { what: 'edit account', path: '/dashboard/edit-account', ...room },
    { what: 'orders', path: '/dashboard/orders', ...room },
    { what: 'order details', path: `/dashboard/orders/orderdetails${order}`, ...room },
    { what: 'rate products', path: `/dashboard/orders/rate-products${order}`, ...room },
    { what: 'rate order', path: `/dashboard/orders/rate-order${order}`, ...room },
    { what: 'addresses', path: '/dashboard/delivery_addresses', ...room },
    { what: 'saved items', path: '/dashboard/saved-items', ...room },
    { what: 'reviews', path: '/dashboard/reviews', ...room },
    { what: 'recently viewed', path: '/dashboard/recently-viewed', ...room },
    { what: 'ranking badge', path: '/dashboard/ranking-badge', ...room },
  ]
}

export async function mostReviewed(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ p_slug: string }>(
    'SELECT p_slug FROM products ORDER BY rating_count DESC, id LIMIT 1',
  )
  if (!rows[0]) throw new Error('The mall has no product.')
  return rows[0].p_slug
}

async function deliveredOrder(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ order_code: string }>(
    `SELECT order_code FROM orders WHERE status = 'DELIVERED' AND account_id = (
       SELECT min(account_id) FROM orders
     ) ORDER BY id DESC LIMIT 1`,
  )
  if (!rows[0]) throw new Error('The demo customer has no delivered order.')
  return rows[0].order_code
}

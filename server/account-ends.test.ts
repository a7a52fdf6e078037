import { expect, test } from 'vitest'
import { count, counted } from './platform/database/query.ts'
import { rareStatement } from './platform/database/statement.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { testOrder } from './reviews/test-orders.ts'
import { password, picture, testPeople, wholeDatabase } from './test-people.ts'

const database = await testDatabase()
const { app, kettle, customer, regular, addressOf } = await testPeople(database)
const { clock } = app

/** Tables whose rows are erased with the account, and the columns that identify them. */
const taken: Record<string, 'account_id' | 'contact' | 'email'> = {
  account_changes: 'account_id',
  account_codes: 'contact',
  account_devices: 'account_id',
  account_passkeys: 'account_id',
  account_pending_logins: 'account_id',
  account_recovery_codes: 'account_id',
  account_resets: 'contact',
  account_second_factors: 'account_id',
  account_sessions: 'account_id',
  cart_lines: 'account_id',
  cart_merges: 'account_id',
  customer_comments: 'account_id',
  delivery_addresses: 'account_id',
  delivery_quotes: 'account_id',
  contact_messages: 'email',
  identity_checks: 'account_id',
  identity_withdrawals: 'account_id',
  messages: 'contact',
  notifications: 'account_id',
  order_reviews: 'account_id',
  product_reviews: 'account_id',
  saved_items: 'account_id',
  saved_views: 'account_id',
  search_requests: 'account_id',
  staff_invitations: 'email',
}

/** Tables whose rows stay, and why they have no personal data. */
const anonymous: Record<string, string> = {
  accounts: 'the row itself, without name and contact',
  checkout_keys: 'random keys and hashes, for a few days',
  content_representatives: 'people of the mall, whom everybody may reach',
  coupon_claims: 'which order used a coupon',
  coupon_customers: 'how often',
  delivery_shipments: 'the parcel is emptied',
  office_orders: 'its names and number are taken out',
  office_orders_source: 'a view of orders',
  orders: 'recipient, phone and street are taken out',
  payments: 'sums and the provider’s references',
  staff_members: 'a number, by which the audit says who did what',
  wallet_bank_accounts: 'the number at the bank, so that money that still arrives is known',
  wallet_entries: 'sums',
  wallet_transactions: 'sums',
  wallets: 'the balance, which is zero',
}

test('every table with personal data declares what is erased with the account', async () => {
  const { rows } = await database.pool.query(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public'
       AND column_name IN ('account_id', 'contact', 'email', 'phone', 'phone_number', 'parcel')`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(taken), ...Object.keys(anonymous)].sort(),
  )
  const person = await regular()
  await person.post('/api/v1/accounts/delete', { password })
  for (const table of Object.keys(taken)) {
    const own = taken[table]
    const { rowCount } = await database.pool.query(`SELECT FROM ${table} WHERE ${own} = ANY ($1)`, [
      own === 'account_id' ? [person.accountId] : [person.email, person.phoneNumber],
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
})

test('a call in flight while the account is deleted stores nothing', async () => {
  const person = await customer()
  const { post, accountId, name } = person
  const order = await testOrder(app, accountId, [kettle])
  const words = { caption: 'Good', review_details: 'Boils.', user_who_rated: name }
  const answers = await whileEnding(accountId, () => [
    post('/api/v1/accounts/delivery/address', addressOf(name)),
    post('/api/v1/accounts/update', { first_name: name, last_name: 'Eze' }),
    post(`/api/v1/orders/review/product/${order.lineIds[0]}`, { ...words, rating: '5' }),
    post(`/api/v1/orders/review/${order.code}`, { ...words, rating: '5' }),
    post('/api/v1/accounts/kyc/liveliness-check', { bvn: '34567890111', media_file: picture }),
  ])
  expect(answers).toEqual(answers.map(() => [401, 'unauthenticated']))
  expect((await wholeDatabase(database)).includes(name)).toBe(false)
})

test('nor does what was put into its cart, saved or looked at', async () => {
  const { post, get, accountId } = await customer()
  const lines = { product_orders: [{ product_id: kettle, quantity: 1 }] }
  const answers = await whileEnding(accountId, () => [
    get(`/api/v1/products/details/${kettle}`),
    post('/api/v1/carts/add', lines),
    post('/api/v1/carts/add', { ...lines, merge_id: 'a-guest-cart-of-a-browser' }),
    post('/api/v1/saved-products/saved-items', { products_id: [{ id: kettle }] }),
  ])
  const refused = [401, 'unauthenticated']
  expect(answers).toEqual([[200, undefined], refused, refused, refused])
  for (const table of ['cart_lines', 'cart_merges', 'saved_items', 'saved_views']) {
    const { rowCount } = await database.pool.query(`SELECT FROM ${table} WHERE account_id = $1`, [
      accountId,
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
})

/** Status and code of calls that have found their session, and then wait for what becomes of the account. */
async function whileEnding(
  accountId: number,
  call: () => Promise<{ status: number; body: { code?: string } }>[],
) {
  const ending = await database.pool.connect()
  await ending.query('BEGIN')
  await ending.query(
    `UPDATE accounts SET first_name = 'Deleted', last_name = NULL, email = NULL,
       phone_number = NULL, deleted_at = $2 WHERE id = $1`,
    [accountId, clock.now()],
  )
  const calls = call()
  await expect.poll(() => count(database, waitingSessions)).toBe(calls.length)
  await ending.query('COMMIT')
  ending.release()
  return (await Promise.all(calls)).map(({ status, body }) => [status, body.code])
}

/** Sessions that wait for a lock. */
const waitingSessions = rareStatement(
  'test-waiting-sessions',
  counted,
  `SELECT count(*) FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)

import { DatabaseError } from 'pg'
import { contactsOf, requireActive } from '#server/accounts/accounts.ts'
import { boughtLine, ownOrder } from '#server/orders/orders.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

export interface SentReview {
  /** '1' to '5'. */
  rating: string
  /** The first name, or `Anonymous`. */
  user_who_rated: string
  caption: string
  review_details: string
}

interface ReviewAttempt {
  accountId: number
  sent: SentReview
  /** The mall's time. */
  at: Date
}

interface WriteDeps {
  database: Database
  clock: Clock
}

/** `writeReview` in a transaction of its own, now. */
export async function reviewLine(
  { database, clock }: WriteDeps,
  accountId: number,
  lineId: number,
  sent: SentReview,
): Promise<void> {
  await inTransaction(database.pool, (tx) =>
    writeReview(tx, { accountId, lineId, sent, at: clock.now() }),
  )
}

/**
 * Reviews a delivered order line, once. Refuses with `not_found` (also for another customer's line),
 * `not_delivered`, `already_reviewed`.
 */
export async function writeReview(
  tx: Tx,
  { accountId, lineId, sent, at }: ReviewAttempt & { lineId: number },
): Promise<void> {
  await requireActive(tx, accountId)
  const line = (await boughtLine(tx, { accountId, lineId })) ?? refuse('not_found')
  if (line.status !== 'DELIVERED') refuse('not_delivered')
  const { name, isAnonymous } = await authorOf(tx, accountId, sent)
  const values = [line.productId, lineId, accountId, ...contentOf(sent), name, isAnonymous, at]
  const added = await run(tx, addReview, values).catch(refuseMissingProduct)
  if (added === 0) refuse('already_reviewed')
}

const addReview = statement(
  'review-line',
  {},
  `INSERT INTO product_reviews
     (product_id, order_line_id, account_id, rating, caption, details, display_name,
      is_anonymous, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   ON CONFLICT (order_line_id) DO NOTHING`,
)

/** `writeRating` in a transaction of its own, now. */
export async function reviewOrder(
  { database, clock }: WriteDeps,
  accountId: number,
  orderIdOrCode: string,
  sent: SentReview,
): Promise<void> {
  await inTransaction(database.pool, (tx) =>
    writeRating(tx, { accountId, orderIdOrCode, sent, at: clock.now() }),
  )
}

/** Rates the service of a delivered order, once; refuses as `writeReview`. */
export async function writeRating(
  tx: Tx,
  { accountId, orderIdOrCode, sent, at }: ReviewAttempt & { orderIdOrCode: string },
): Promise<void> {
  await requireActive(tx, accountId)
  const order = (await ownOrder(tx, { accountId, orderIdOrCode })) ?? refuse('not_found')
  if (order.status !== 'DELIVERED') refuse('not_delivered')
  const { name, isAnonymous } = await authorOf(tx, accountId, sent)
  const values = [order.id, accountId, ...contentOf(sent), name, isAnonymous, at]
  const added = await run(tx, addRating, values)
  if (added === 0) refuse('already_reviewed')
}

const addRating = statement(
  'review-order',
  {},
  `INSERT INTO order_reviews
     (order_id, account_id, rating, caption, details, display_name, is_anonymous, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (order_id) DO NOTHING`,
)

function contentOf({ rating, caption, review_details }: SentReview) {
  return [Number(rating), caption, review_details]
}

/** The author's name must be the account's first name, or `Anonymous`. */
async function authorOf(tx: Tx, accountId: number, sent: SentReview) {
  const { firstName } = await contactsOf(tx, accountId)
  const chosen = plain(sent.user_who_rated)
  const isAnonymous = chosen === 'anonymous'
  if (!isAnonymous && chosen !== plain(firstName)) {
    const what = 'Choose your first name or Anonymous'
    refuse('validation_failed', { message: what, errors: { user_who_rated: [what] } })
  }
  return { name: firstName, isAnonymous }
}

function plain(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

const foreignKeyViolation = '23503'

/** An order line outlives its product, but without the product there is no page for the review. */
function refuseMissingProduct(error: unknown): never {
  if (error instanceof DatabaseError && error.code === foreignKeyViolation) {
    refuse('not_found', { message: 'We no longer sell this product.' })
  }
  throw error
}

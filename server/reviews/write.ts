import { type ClientBase, DatabaseError } from 'pg'
import { contactsOf, requireActive } from '#server/accounts/accounts.ts'
import { boughtLine, ownOrder } from '#server/orders/orders.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** What a review form sends. */
export interface SentReview {
  /** '1' to '5'. */
  rating: string
  /** The first name, or `Anonymous`. */
  user_who_rated: string
  caption: string
  review_details: string
}

interface Writing {
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
  await inTransaction(database.pool, (client) =>
    writeReview(client, { accountId, lineId, sent, at: clock.now() }),
  )
}

/**
 * Reviews a line that was delivered to its buyer, once. Refuses with `not_found` (also somebody else's
 * line), `not_delivered`, `already_reviewed`.
 */
export async function writeReview(
  client: ClientBase,
  { accountId, lineId, sent, at }: Writing & { lineId: number },
): Promise<void> {
  await requireActive(client, accountId)
  const line = (await boughtLine(client, { accountId, lineId })) ?? refuse('not_found')
  if (line.status !== 'DELIVERED') refuse('not_delivered')
  const { name, isAnonymous } = await writerOf(client, accountId, sent)
  const added = client.query({
    name: 'review-line',
    text: `
      INSERT INTO product_reviews
        (product_id, order_line_id, account_id, rating, caption, details, shown_name,
         is_anonymous, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
      ON CONFLICT (order_line_id) DO NOTHING`,
    values: [line.productId, lineId, accountId, ...wordsOf(sent), name, isAnonymous, at],
  })
  const { rowCount } = await added.catch(refuseGone)
  if (rowCount === 0) refuse('already_reviewed')
}

/** `writeRating` in a transaction of its own, now. */
export async function reviewOrder(
  { database, clock }: WriteDeps,
  accountId: number,
  orderIdOrCode: string,
  sent: SentReview,
): Promise<void> {
  await inTransaction(database.pool, (client) =>
    writeRating(client, { accountId, orderIdOrCode, sent, at: clock.now() }),
  )
}

/** Rates the service of an order that was delivered to its buyer, once; refuses as `writeReview`. */
export async function writeRating(
  client: ClientBase,
  { accountId, orderIdOrCode, sent, at }: Writing & { orderIdOrCode: string },
): Promise<void> {
  await requireActive(client, accountId)
  const order = (await ownOrder(client, { accountId, orderIdOrCode })) ?? refuse('not_found')
  if (order.status !== 'DELIVERED') refuse('not_delivered')
  const { name, isAnonymous } = await writerOf(client, accountId, sent)
  const { rowCount } = await client.query({
    name: 'review-order',
    text: `
      INSERT INTO order_reviews
        (order_id, account_id, rating, caption, details, shown_name, is_anonymous, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (order_id) DO NOTHING`,
    values: [order.id, accountId, ...wordsOf(sent), name, isAnonymous, at],
  })
  if (rowCount === 0) refuse('already_reviewed')
}

function wordsOf({ rating, caption, review_details }: SentReview) {
  return [Number(rating), caption, review_details]
}

/** One writes in one's own first name or in none. */
async function writerOf(client: ClientBase, accountId: number, sent: SentReview) {
  const { firstName } = await contactsOf(client, accountId)
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

/** A line lives on when its product does not: then there is no page for the review. */
function refuseGone(error: unknown): never {
  if (error instanceof DatabaseError && error.code === foreignKeyViolation) {
    refuse('not_found', { message: 'This product is no longer in the mall.' })
  }
  throw error
}

import { codesOnTrust } from '#contract/shop/payment-methods.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { Clock } from '#server/platform/clock.ts'
import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

/** A member has one mail in so long at most, ms. */
const everyMs = 10 * 60_000

/** Orders that a mail names; it counts the others. */
const maxNamed = 20

/** Not sent once it is so old, ms. */
const staleMs = 6 * 3_600_000

export interface MailDeps {
  database: Database
  clock: Clock
  sendMessage: SendMessage
  /** The address of the office, without a slash at its end. */
  officeUrl: string
  /** Of these members, the addresses of the active ones whose roles let them see orders. */
  mailsOf(db: Db, memberIds: number[]): Promise<Map<number, string>>
  /** Of these members, those with a page of the office open. */
  openPagesOf(db: Db, memberIds: number[], now: Date): Promise<Set<number>>
}

/**
 * Job, each minute: a mail to whoever switched it on, about the orders that came in since the last one. Whoever has a page
 * open, or may not see orders, is not mailed about them later either. Rows are locked: of two runs one sends.
 */
export async function mailNewOrders(deps: MailDeps): Promise<void> {
  await inTransaction(deps.database.pool, async (tx) => {
    const now = deps.clock.now()
    const due = await many(tx, dueMembers, [new Date(now.getTime() - everyMs)])
    if (due.length === 0) return
    const ids = due.map(({ member_id }) => member_id)
    const mails = await deps.mailsOf(tx, ids)
    const open = await deps.openPagesOf(tx, ids, now)
    const { read_to: readTo } = await one(tx, certainMove)
    for (const { member_id: id, read_to, mailed_at } of due) {
      if (readTo <= read_to) continue
      const email = open.has(id) ? undefined : mails.get(id)
      const codes = email === undefined ? [] : await newOrders(tx, read_to, readTo)
      if (email !== undefined && codes.length > 0) await send(deps, tx, email, codes, now)
      await run(tx, markRead, [id, readTo, codes.length > 0 ? now : mailed_at])
    }
  })
}

async function send(
  { sendMessage, officeUrl }: MailDeps,
  tx: Db,
  email: string,
  codes: string[],
  now: Date,
) {
  await sendMessage(tx, {
    to: { email },
    channel: 'email',
    template: 'office_orders',
    values: {
      count: codes.length,
      codes: codes.slice(0, maxNamed),
      officeLink: `${officeUrl}/office/orders`,
    },
    expiresAt: new Date(now.getTime() + staleMs),
  })
}

async function newOrders(db: Db, after: number, until: number): Promise<string[]> {
  return (await many(db, arrived, [after, until, codesOnTrust()])).map(
    ({ order_code }) => order_code,
  )
}

const dueMembers = rareStatement(
  'order-mails-due',
  { member_id: number, read_to: number, mailed_at: nullable(time) },
  `SELECT member_id, read_to, mailed_at FROM order_mails
   WHERE is_on AND (mailed_at IS NULL OR mailed_at <= $1) ORDER BY member_id FOR UPDATE SKIP LOCKED`,
)

/** The position of the read model: a move with a smaller id can no longer come. */
const certainMove = rareStatement(
  'order-mails-certain-move',
  { read_to: number },
  'SELECT read_to FROM office_orders_read',
)

const arrived = rareStatement(
  'order-mails-arrived',
  { order_code: text },
  // An order comes in once: with the first move that is paid, or for one that is paid at pick-up with its first move.
  `SELECT order_code FROM (
     SELECT order_id, min(id) AS id FROM order_moves
     WHERE id > $1 AND id <= $2 GROUP BY order_id
   ) AS moved
   JOIN orders ON orders.id = order_id
   WHERE CASE WHEN payment_code = ANY ($3)
       THEN moved.id = (SELECT min(id) FROM order_moves WHERE order_id = orders.id)
       ELSE (
         SELECT min(id) FROM order_moves WHERE order_id = orders.id AND payment_status = 'PAID'
       ) BETWEEN moved.id AND $2
     END
   ORDER BY moved.id`,
)

const markRead = rareStatement(
  'order-mails-read',
  {},
  'UPDATE order_mails SET read_to = $2, mailed_at = $3 WHERE member_id = $1',
)

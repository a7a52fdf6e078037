import { createHash, generateKeySync, randomBytes } from 'node:crypto'
import { linesOf } from '#server/cart/cart.ts'
import { place } from '#server/checkout/place.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { orderVerbs } from '#server/orders/orders.ts'
import { number } from '#server/platform/database/columns.ts'
import type { Connection, Queries } from '#server/platform/database/connection.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { Keys } from '#server/platform/keys/keys.ts'
import { publicCode } from '#server/platform/secret.ts'
import { orderOf, type Thing } from './shoppers.ts'

interface RecordedStatement {
  name: string
  text: string
  values: unknown[]
}

/** The statements of an order from the wallet, from its BEGIN on. What stands in one list went out at once. */
export interface RecordedOrder {
  batches: RecordedStatement[][]
  orderCode: string
  key: string
}

/**
 * Places an order for each customer by the mall's own code, takes it back, and answers what was sent. The orders are of
 * tomorrow, so that nobody sends the mails of those that repeat them.
 */
export async function recordOrders(
  pool: Pool,
  tokens: string[],
  things: Thing[],
): Promise<RecordedOrder[]> {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const customers = await many(pool, customersOf, [hashes])
  const at = new Date(Date.now() + 24 * 3_600_000)
  const clock = { now: () => at }
  const key = { id: 1, purpose: 'data', isCurrent: true, material: randomBytes(32) } as const
  const keys = new Keys([key], async () => [key])
  const announce = () => {}
  const database = openDatabase(pool.url, { connections: 1 })
  const sendMessage = openOutbox({ clock, keys })
  const orders = orderVerbs({
    database,
    clock,
    sendMessage,
    announce,
    events: afterOrders(announce),
  })
  const deps = {
    announce,
    onPlaced: orders.placed,
    traceKey: generateKeySync('hmac', { length: 256 }),
    isClosed: () => false,
  }
  const recorded: RecordedOrder[] = []
  const connection = await database.pool.connect()
  const { query, take } = record(connection)
  const tx: Tx = { pool: database.pool, query, afterCommit() {} }
  try {
    for (const [turn, { account_id: id, session_id: sessionId }] of customers.entries()) {
      const thing = things[turn % things.length]
      if (!thing) throw new Error('there is nothing to sell')
      const begun = tx.query({ name: 'begin', text: 'BEGIN' })
      const body = { ...orderOf(thing, 'wallets'), payment_code: 'wallets' as const }
      const placing = {
        body,
        lines: linesOf(body.product_orders),
        key: randomBytes(12).toString('hex'),
      }
      const customer = { id, sessionId, confirmedAt: null }
      const { orderCode } = await place(
        tx,
        { ...placing, accountId: id, by: { customer }, ip: '127.0.0.1', at, begun },
        deps,
      )
      recorded.push({ batches: take(), orderCode, key: placing.key })
      await tx.query('ROLLBACK')
      take()
    }
  } finally {
    connection.release(true)
    await database.close()
  }
  return recorded
}

const customersOf = rareStatement(
  'bench-customers-of',
  { account_id: number, session_id: number },
  `SELECT account_id, id AS session_id FROM account_sessions WHERE token_hash = ANY ($1) ORDER BY id`,
)

/** `query` runs statements on a connection and notes them; `take` answers the notes, and begins anew. */
function record(connection: Connection): Queries & { take(): RecordedStatement[][] } {
  let batches: RecordedStatement[][] = []
  let isAnswered = true
  const answered = () => {
    isAnswered = true
  }
  return {
    query(request, values) {
      if (isStatement(request)) {
        if (isAnswered) batches.push([])
        isAnswered = false
        batches.at(-1)?.push({ ...request, values: request.values ?? [] })
      }
      const answer = connection.query(request, values)
      answer.then(answered, answered)
      return answer
    },
    take() {
      const taken = batches
      batches = []
      isAnswered = true
      return taken
    },
  }
}

function isStatement(sent: unknown): sent is { name: string; text: string; values?: unknown[] } {
  return typeof sent === 'object' && sent !== null && 'text' in sent && 'name' in sent
}

/** Orders a second of a script that sends the recorded statements again, each time under a new code and key. */
export async function repeatOrders(
  pool: Pool,
  recorded: RecordedOrder[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const database = openDatabase(pool.url, { connections })
  let placed = 0
  const until = performance.now() + seconds * 1000
  async function repeat(writer: number): Promise<void> {
    const own = recorded.filter((_, order) => order % connections === writer)
    const client = await database.pool.connect()
    try {
      for (let turn = 0; performance.now() < until; turn++) {
        const order = own[turn % own.length]
        if (!order) throw new Error('too few orders were recorded')
        await sendAgain(client, order)
        placed += 1
      }
    } finally {
      client.release()
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, writer) => repeat(writer)))
  } finally {
    await database.close()
    await pool.query('DELETE FROM messages WHERE next_attempt_at > $1', [
      new Date(Date.now() + 3_600_000),
    ])
  }
  return placed / seconds
}

async function sendAgain(client: Connection, { batches, orderCode, key }: RecordedOrder) {
  const code = publicCode()
  const newKey = randomBytes(12).toString('hex')
  const renewed = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(orderCode, code).replaceAll(key, newKey) : value
  for (const batch of batches) {
    await Promise.all(
      batch.map((sent) => client.query({ ...sent, values: sent.values.map(renewed) })),
    )
  }
  await client.query({ name: 'commit', text: 'COMMIT' })
}

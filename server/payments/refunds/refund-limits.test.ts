import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { paidPayment, refundAll } from './test-refunds.ts'

const database = await testDatabase()
const { pool } = database
const sequences = sized(400, 20_000)
/** Concurrent refunds. */
const sideBySide = 4

test(
  `${formatCount(sequences)} times, whatever refunds are requested, one by one or at once: never more than was paid`,
  async () => {
    const amount = fc.integer({ min: 1, max: 1_000 })
    const sequence = fc.record({
      amountKobo: amount,
      requests: fc.array(
        fc.record({ amountKobo: amount, sameAs: fc.option(fc.nat(4), { nil: null, freq: 3 }) }),
        { minLength: 1, maxLength: 8 },
      ),
      atOnce: fc.constantFrom(1, 1, 4),
    })
    const some = () =>
      fc.assert(
        fc.asyncProperty(sequence, async (given) => {
          expect(await refundAll(pool, given)).toBeNull()
        }),
        { numRuns: sequences / sideBySide },
      )
    await Promise.all(Array.from({ length: sideBySide }, some))
  },
  proofMs,
)

test('the database itself refuses to give back more than came', async () => {
  const at = new Date()
  const { paymentId } = await paidPayment(pool, { amountKobo: 1_000, at })
  const insert = (key: string) =>
    pool.query(
      `INSERT INTO payment_refunds (payment_id, amount_kobo, reason, key, next_attempt_at, created_at,
         requested_at, requested_by)
       VALUES ($1, 600, 'a test', $2, $3, $3, $3, 'staff:1') RETURNING id`,
      [paymentId, key, at],
    )
  const { rows } = await insert('first')
  await expect(insert('second')).rejects.toThrow('payments_never_give_back_more')
  // What the provider never took can be refunded otherwise.
  await pool.query("UPDATE payment_refunds SET state = 'refused' WHERE id = $1", [rows[0]?.id])
  await insert('third')
  await expect(pool.query('UPDATE payments SET refunded_kobo = 1001')).rejects.toThrow('more')
})

test('the database refuses moves that are not in the table', async () => {
  const { paymentId } = await paidPayment(pool, { amountKobo: 1_000, at: new Date() })
  for (const status of ['open', 'failed', 'returned']) {
    const move = pool.query('UPDATE payments SET status = $2 WHERE id = $1', [paymentId, status])
    await expect(move).rejects.toThrow(/cannot become|received_is_known/)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { sized } from '#server/test-size.ts'
import { addProduct } from '../test-catalogue.ts'
import { testPlans } from './test-plans.ts'

const database = await testDatabase()
const { pool } = database
const { begin, jobs, office, pass, plan, planNow, priceOf } = await testPlans(database)

test('after any plans and edits the price is what a plain model says, at every minute', async () => {
  const step = fc.record({
    minutes: fc.nat({ max: 6 }),
    what: fc.constantFrom('plan', 'plan', 'edit', 'cancel', 'nothing'),
    amount: fc.integer({ min: 80_000, max: 120_000 }),
    from: fc.nat({ max: 5 }),
    lasts: fc.integer({ min: 1, max: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await begin()
      const id = await addProduct(database, { amount: 100_000 })
      const plans: { id: number; amount: number; from: number; until: number; isOpen: boolean }[] =
        []
      let regular = 100_000
      let now = 0
      const runningNow = () => plans.find((one) => one.isOpen && one.from <= now && now < one.until)
      for (const { minutes, what, amount, from, lasts } of steps) {
        for (let passed = 0; passed < minutes; passed++) {
          now += 1
          await pass(1)
        }
        await office().get('/office/me')
        if (what === 'plan') {
          const overlaps = plans.some(
            (one) => one.isOpen && one.from < now + from + lasts && now + from < one.until,
          )
          const answer = await plan(id, amount / 100, from, from + lasts)
          expect(outcome(answer)).toBe(overlaps ? '422 validation_failed' : 200)
          const times = { from: now + from, until: now + from + lasts }
          if (!overlaps) plans.push({ id: answer.data.id, amount, ...times, isOpen: true })
          await runJobs(jobs)
        }
        if (what === 'cancel') {
          const open = plans.find((one) => one.isOpen && now < one.until)
          if (open) {
            const { version } = await planNow(open.id)
            await office().post(`/office/price-plans/${open.id}/cancel`, { version })
            open.isOpen = false
          }
        }
        if (what === 'edit' && runningNow() === undefined) {
          await pool.query(
            'UPDATE products SET amount_kobo = $2, previous_amount_kobo = NULL WHERE id = $1',
            [id, amount],
          )
          regular = amount
        }
        const right = runningNow()?.amount ?? regular
        expect((await priceOf(id))[0]).toBe(right / 100)
      }
    }),
    { numRuns: sized(15, 200) },
  )
})

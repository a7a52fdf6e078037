import { expect, test } from 'vitest'
import { stoppedClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testAccount } from '#server/test-customer.ts'
import { formatCount, proofMs, sized } from '#server/test-size.ts'
import { balanceOf } from './balance.ts'
import { faults, fingerprint, moveRandomly, noFaults } from './test-money.ts'

const connections = 16
const movements = sized(6_000, 1_000_000)
const database = await testDatabase()
const clock = stoppedClock('2026-11-21T08:00:00Z')

test(
  `of ${formatCount(movements)} random movements from 16 connections nothing is lost, made or changed`,
  async () => {
    const app = { url: '', database, clock }
    const accountIds = await Promise.all(Array.from({ length: 40 }, () => testAccount(app)))
    const own = openDatabase(database.url, { connections })
    try {
      const plain = { accountIds, connections, movements: movements / 2 }
      const first = await moveRandomly(own.pool, { ...plain, run: 'first' })
      const before = await fingerprint(own.pool)
      const second = await moveRandomly(own.pool, { ...plain, run: 'second' })

      expect(await fingerprint(own.pool, before.up_to)).toEqual(before)
      expect(await faults(own.pool)).toEqual(noFaults)
      for (const accountId of accountIds) {
        const gained = (first.gains.get(accountId) ?? 0) + (second.gains.get(accountId) ?? 0)
        expect(await balanceOf(own.pool, accountId)).toBe(gained)
      }
      // What the test is about did happen.
      for (const count of [first.refused, first.repeated, first.abandoned]) {
        expect(count).toBeGreaterThan(movements / 200)
      }
    } finally {
      await own.close()
    }
  },
  proofMs,
)

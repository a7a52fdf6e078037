import { afterAll, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { during, firstOf, kindOf, lineToBe, options, type Rig } from '#server/test-bad-lines.ts'
import { openBadLine } from '#simulators/bad-line.ts'
import { bankOf } from '../deposits/bank-accounts.ts'
import { openTestBank } from '../deposits/test-bank.ts'
import { openMonnify } from './monnify.ts'

/** Monnify: looking up a transfer, and opening an account number. */
export async function bankRigs(database: Database): Promise<{ transfer: Rig; number: Rig }> {
  const { line: laid, via } = lineToBe(openBadLine)
  const bank = await openTestBank(database, { timeoutMs: options.timeoutMs, via })
  const line = await laid
  afterAll(() => bank[Symbol.asyncDispose]())
  const client = () => openMonnify({ ...bank.access, url: line.url }, options)
  const opening = /^POST .*\/reserved-accounts$/
  const holder = { name: 'Ngozi Eze', email: 'ngozi@example.com', bvn: '22222222222' }

  return {
    transfer: {
      kind: (fault) => during(line, fault, /^GET/, () => kindOf(client().findTransfer('x'))),
    },
    number: {
      kind: (fault) =>
        during(line, fault, opening, () => kindOf(client().openAccount('x', holder))),
      async next(fault) {
        const { accountId } = await during(line, fault, opening, () => bank.customer())
        await vi.waitFor(async () => {
          bank.clock.advance(60)
          await bank.runJobs()
          expect(await bankOf(database.pool, accountId)).not.toBeNull()
        })
        return firstOf(line.calls, /^GET .*\/v2\/.*\/reserved-accounts\//, opening)
      },
    },
  }
}

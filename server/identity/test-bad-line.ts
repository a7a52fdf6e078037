import { expect } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { during, kindOf, lineToBe, options, type Rig } from '#server/test-bad-lines.ts'
import { openBadLine } from '#simulators/bad-line.ts'
import { dojahIdentity } from './dojah.ts'
import { selfie, testIdentity } from './test-identity.ts'

/** Dojah: an open check that is followed, and a check. */
export async function identityRigs(database: Database): Promise<{ followed: Rig; check: Rig }> {
  const { line: laid, via } = lineToBe(openBadLine)
  const identity = await testIdentity(database, { timeoutMs: options.timeoutMs, via })
  const line = await laid
  const client = () => dojahIdentity({ ...identity.access, url: line.url }, options)
  const matches = /\/bvn\/verify$/
  let lastBvn = 30_000_000_011
  const newBvn = () => {
    lastBvn += 100
    return String(lastBvn)
  }

  return {
    followed: {
      kind: (fault) => during(line, fault, /./, () => kindOf(client().follow('x'))),
    },
    check: {
      kind: (fault) => during(line, fault, matches, () => kindOf(client().check(newBvn(), selfie))),
      async next(fault) {
        const customer = await identity.customer()
        const { body } = await during(line, fault, matches, () => customer.check(newBvn()))
        if (body.code === 'identity_not_matched') return 'refuses'
        expect(body.code).toBe('provider_unavailable')
        // Nothing was stored, so that the customer can repeat it.
        expect(await customer.now()).toBeNull()
        expect((await customer.check(newBvn())).status).toBe(200)
        return 'asks to retry'
      },
    },
  }
}

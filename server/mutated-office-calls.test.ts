import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#contract/client.ts'
import type { OfficeEndpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { requireWhole } from './checkout/test-checkout.ts'
import { testDatabase } from './platform/database/test-database.ts'
import { type OfficeBrowser, testStaff } from './staff/test-staff.ts'
import { change, changed } from './test-mutations.ts'
import { inputs } from './test-office-input.ts'
import { rightInput } from './test-right-input.ts'
import { formatCount, proofMs, sized } from './test-size.ts'

const database = await testDatabase()
const { rows, member, signedIn } = await testStaff(database)
const size = sized(600, 5_000)
const width = 8

/** Calls that end the session which sends them, and streams that stay open. */
const ending =
  /sign-out|end-sessions|sessions\/\{id\}\/end|totp|recovery-codes|passkeys|sign-in|second-factor/

const endpoints = Object.values(officeContract)
  .flatMap((domain) => Object.values<OfficeEndpoint>(domain))
  .filter(({ path, body, events }) => body && !events && !ending.test(path))

let owner: OfficeBrowser

beforeAll(async () => {
  owner = await signedIn(await member('Owner'))
})

interface MutatedCall {
  call: string
  path: string
  method: string
  body: unknown
}

const calls: fc.Arbitrary<MutatedCall> = fc
  .record({
    endpoint: fc.constantFrom(...endpoints),
    choices: fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 }),
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  })
  .map(({ endpoint, choices, changes }) => {
    let next = 0
    const pick = <T>(from: readonly T[]): T => {
      const chosen = from[(choices[next++ % choices.length] ?? 0) % from.length]
      return chosen ?? expect.fail('nothing to choose from')
    }
    const { method, path } = endpoint
    const call = `${method} ${path}`
    const known = inputs[call]
    const right = pick([true, false]) ? known?.body?.() : undefined
    const body = changes.reduce<unknown>(
      changed,
      right ?? (endpoint.body && rightInput(endpoint.body, pick)),
    )
    return { call, method, path: fillPath(path, known?.params), body }
  })

/** Changes that the audit has. */
async function entries(): Promise<number> {
  const [{ count }] = await rows(
    'SELECT count(DISTINCT request_id)::integer AS count FROM audit_entries WHERE refused IS NULL',
  )
  return count
}

test(
  `of ${formatCount(size)} office bodies, each a mutation of a right one, none is our fault, and what is refused changes nothing`,
  async () => {
    expect(endpoints.length).toBeGreaterThan(60)
    const before = await entries()
    const faults: unknown[] = []
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: width, maxLength: width }), async (sent) => {
        const answers = await Promise.all(
          sent.map(({ method, path, body }) => owner.call(method, path, Object(body))),
        )
        for (const [place, { status, message }] of answers.entries()) {
          if (status < 300) done += 1
          if (status >= 500) faults.push([status, message, sent[place]])
        }
        expect(faults).toEqual([])
      }),
      { numRuns: Math.ceil(size / width), endOnFailure: true },
    )
    expect((await entries()) - before).toBeLessThanOrEqual(done)
    await requireWhole(database)
  },
  proofMs,
)

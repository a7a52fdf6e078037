import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testIdentity } from './test-identity.ts'

const database = await testDatabase()
const app = await testIdentity(database)
const { customer, mode, settle, forward } = app
/** With a time limit of 500 ms for the provider. */
const withShortTimeout = await testIdentity(database, { timeoutMs: 500 })

beforeEach(async () => {
  await mode('works')
  forward(2 * 86_400)
})

const good = '22222222222'
let lastBvn = 10_000_000_000
/** A new BVN, which the provider matches. */
function newBvn(): string {
  lastBvn += 100
  return String(lastBvn + 11)
}

test('a match verifies, notifies the customer, and requests the deposit account', async () => {
  const ngozi = await customer()
  expect(await ngozi.now()).toBeNull()
  const bvn = newBvn()
  const { status, body } = await ngozi.check(bvn)
  expect([status, body.message]).toEqual([200, 'Your account is verified.'])
  const verification = { status: 'verified', reason: null, is_verified: 1 }
  expect(body.data.verification).toEqual(verification)
  expect(await ngozi.now()).toEqual(verification)
  expect(await ngozi.notices()).toEqual([expect.stringContaining('is verified')])
  expect(app.verified).toContain(ngozi.accountId)
  expect(app.matched).toContainEqual(
    expect.objectContaining({ accountId: ngozi.accountId, bvn, name: 'Ngozi' }),
  )
  const again = await ngozi.check(newBvn())
  expect([again.status, again.body.code]).toEqual([409, 'already_verified'])
})

test.each([
  ['mismatch', 'does not match'],
  ['no-face', 'could not see a face'],
  ['not-alive', 'living person'],
  ['other-name', 'does not match your account'],
  ['open-other-name', 'does not match your account'],
  ['unknown', 'could not find this BVN'],
])('%s refuses with a reason, and can be repeated', async (outcome, words) => {
  await mode(outcome)
  const ngozi = await customer()
  const { status, body } = await ngozi.check(newBvn())
  expect([status, body.code]).toEqual([400, 'identity_not_matched'])
  expect(body.message).toContain(words)
  expect(await ngozi.now()).toEqual({ status: 'failed', reason: body.message, is_verified: -1 })
  expect(await ngozi.notices()).toEqual([expect.stringContaining(words)])
  await mode('works')
  expect((await ngozi.check(newBvn())).status).toBe(200)
})

test('a number that ends in 00 does not match, one in 99 stays open', async () => {
  const ngozi = await customer()
  expect((await ngozi.check('22222222200')).body.code).toBe('identity_not_matched')
  const { status, body } = await ngozi.check('22222222299')
  expect([status, body.data.verification]).toMatchObject([
    200,
    { status: 'pending', is_verified: 0 },
  ])
  expect(body.message).toBe('Your identity is being checked. We’ll notify you when it is done.')
  const more = await ngozi.check(newBvn())
  expect([more.status, more.body.code]).toEqual([409, 'conflict'])
})

test.each([
  ['silent', good],
  ['trouble', good],
  ['unpaid', good],
  ['works', '22222222250'],
])('the provider %s: 503, nothing is stored, no attempt is counted', async (outcome, bvn) => {
  await withShortTimeout.mode(outcome)
  const ngozi = await withShortTimeout.customer()
  const { status, body } = await ngozi.check(bvn)
  expect([status, body.code]).toEqual([503, 'provider_unavailable'])
  const { rows } = await database.pool.query('SELECT FROM identity_checks WHERE account_id = $1', [
    ngozi.accountId,
  ])
  expect([rows.length, await ngozi.now(), await ngozi.notices()]).toEqual([0, null, []])
})

test('five checks a day, and the next the day after', async () => {
  const ngozi = await customer()
  await mode('mismatch')
  for (let n = 0; n < 5; n += 1) expect((await ngozi.check(newBvn())).status).toBe(400)
  await mode('works')
  const { status, body } = await ngozi.check(newBvn())
  expect([status, body.code]).toEqual([429, 'too_many_tries'])
  forward(86_399)
  expect((await ngozi.check(newBvn())).status).toBe(429)
  forward(1)
  expect((await ngozi.check(newBvn())).status).toBe(200)
})

test('a BVN is one account’s: also of ten that send it at the same moment', async () => {
  const bvn = newBvn()
  const people = await Promise.all(Array.from({ length: 10 }, () => customer()))
  const answers = await Promise.all(people.map((person) => person.check(bvn)))
  const codes = answers.map(({ status, body }) => body.code ?? status)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 'bvn_in_use')).toHaveLength(9)
})

test('a caller with another face does not learn that a BVN is in use', async () => {
  const bvn = newBvn()
  await (await customer()).check(bvn)
  await mode('mismatch')
  expect((await (await customer()).check(bvn)).body.code).toBe('identity_not_matched')
})

test('one account checks once at a time', async () => {
  const ngozi = await customer()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ngozi.check(newBvn())))
  const codes = answers.map(({ status, body }) => body.code ?? status)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  const refused = codes.filter((code) => code !== 200)
  expect(refused.every((code) => code === 'conflict' || code === 'already_verified')).toBe(true)
  expect(app.verified.filter((id) => id === ngozi.accountId)).toHaveLength(1)
})

test('an open check is followed by the job, to its good end', async () => {
  const ngozi = await customer()
  await ngozi.check('22222222299')
  await app.runJobs()
  expect(await ngozi.now()).toMatchObject({ is_verified: 0 })
  await settle({ outcome: 'match', deliveries: 0 })
  await app.runJobs()
  await app.runJobs()
  expect(await ngozi.now()).toMatchObject({ status: 'verified', is_verified: 1 })
  expect(await ngozi.notices()).toHaveLength(2)
  expect(app.verified.filter((id) => id === ngozi.accountId)).toHaveLength(1)
})

test('events settle an open check once, and only where they are signed', async () => {
  const ngozi = await customer()
  await mode('open')
  await ngozi.check(newBvn())
  const unsigned = await settle({ outcome: 'refuse', deliveries: 2, signed: false })
  expect(unsigned.answers).toEqual([403, 403])
  expect(await ngozi.now()).toMatchObject({ is_verified: 0 })
  const { reference } = unsigned
  expect((await settle({ reference, outcome: 'refuse', deliveries: 7 })).answers).toEqual(
    Array.from({ length: 7 }, () => 200),
  )
  expect(await ngozi.now()).toMatchObject({ status: 'failed', is_verified: -1 })
  expect(await ngozi.notices()).toHaveLength(2)
  // A later event changes nothing.
  await settle({ reference, outcome: 'match' })
  expect(await ngozi.now()).toMatchObject({ is_verified: -1 })
})

test('a check that stays open for a week comes to nothing', async () => {
  const ngozi = await customer()
  await mode('open')
  await ngozi.check(newBvn())
  forward(7 * 86_400)
  await app.runJobs()
  expect(await ngozi.now()).toMatchObject({ status: 'failed', is_verified: -1 })
})

test.each(['2222222222', '222222222222', '2222222222x', ''])('%j is no BVN', async (bvn) => {
  const { status, body } = await (await customer()).check(bvn)
  expect([status, body.errors.bvn]).toEqual([422, ['BVN should be 11 digits']])
})

test('checks are bounded for a range of addresses too, however many accounts send them', async () => {
  forward(24 * 3600)
  await mode('mismatch')
  const people = await Promise.all(Array.from({ length: 70 }, () => customer()))
  const codes: string[] = []
  // As many at once as the pictures of one moment.
  for (let at = 0; at < people.length; at += 10) {
    const some = people.slice(at, at + 10)
    const answers = await Promise.all(some.map((person) => person.check(newBvn())))
    codes.push(...answers.map(({ status, body }) => `${status} ${body.code}`))
  }
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 60 }, () => '400 identity_not_matched'),
    ...Array.from({ length: 10 }, () => '429 too_many_tries'),
  ])
  await mode('works')
  expect((await (await customer()).check(newBvn())).status).toBe(429)
  forward(24 * 3600)
  expect((await (await customer()).check(newBvn())).status).toBe(200)
})

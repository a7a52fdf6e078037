import { execFile } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { testApp, testSecret } from '#server/test-app.ts'
import { testDevice } from '#server/test-customer.ts'
import { picture } from '#server/test-people.ts'
import { stoppedClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { CannotStart } from '../process.ts'
import { type KeyRingDeps, listKeys, openRing, rotateKeys } from './key-ring.ts'
import { openKeysOnce } from './keys.ts'

const clock = stoppedClock('2026-11-21T08:00:00Z')
const next = 'another secret of the tests, long enough'
const refusal = 'is not the secret of this database'

const open = (database: Database, secret: string, formerSecret?: string) =>
  openKeysOnce({ database, clock, secret, formerSecret })

test('of processes that start together one makes the ring', async () => {
  const database = await testDatabase()
  const rings = await Promise.all(
    Array.from({ length: 6 }, () => openRing({ database, clock, secret: testSecret })),
  )
  expect(new Set(rings.map((ring) => JSON.stringify(ring))).size).toBe(1)
  expect(rings[0]?.map(({ id, purpose, isCurrent }) => [id, purpose, isCurrent])).toEqual([
    [0, 'data', false],
    [1, 'identity', true],
    [2, 'data', true],
  ])
})

const rotate = (deps: KeyRingDeps) =>
  inTransaction(deps.database.pool, (tx) => rotateKeys(tx, deps))

test('of rotations at once each adds a key, and one is current', async () => {
  const database = await testDatabase()
  await open(database, testSecret)
  const rotated = Array.from({ length: 4 }, () => rotate({ database, clock, secret: testSecret }))
  expect((await Promise.all(rotated)).sort()).toEqual([3, 4, 5, 6])
  const listed = await listKeys({ database, clock, secret: testSecret })
  expect(listed.filter((key) => key.isCurrent).map(({ id }) => id)).toEqual([1, 6])
})

test('another secret does not start, until the ring was rotated with both', async () => {
  const database = await testDatabase()
  await testApp(database)
  await expect(testApp(database, { MALL_SECRET: next })).rejects.toThrow(refusal)
  await expect(open(database, next)).rejects.toThrow(CannotStart)
  await expect(rotate({ database, clock, secret: next })).rejects.toThrow(refusal)
  expect(await listKeys({ database, clock, secret: testSecret })).toHaveLength(3)

  // A process may run with both before the rotation.
  const before = await open(database, next, testSecret)
  const sealed = before.seal('messages', { code: '1' }, 'a row')
  const { key } = before.identity()
  await rotate({ database, clock, secret: next, formerSecret: testSecret })
  const after = await open(database, next)
  expect(await after.unseal('messages', sealed, 'a row')).toEqual({ code: '1' })
  expect(after.identity().key).toEqual(key)
  await expect(open(database, testSecret)).rejects.toThrow(refusal)
})

test('what is sealed opens for its purpose and its row alone', async () => {
  const database = await testDatabase()
  const keys = await open(database, testSecret)
  const sealed = keys.seal('messages', { code: '123456' }, 'a row')
  expect(sealed.includes('123456')).toBe(false)
  expect(await keys.unseal('messages', sealed, 'a row')).toEqual({ code: '123456' })
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40)
  for (const opening of [
    keys.unseal('codes', sealed, 'a row'),
    keys.unseal('messages', sealed, 'another row'),
    keys.unseal('messages', changed, 'a row'),
    keys.unseal('messages', randomBytes(64), 'a row'),
    keys.unseal('messages', Buffer.alloc(0), 'a row'),
  ]) {
    await expect(opening).rejects.toThrow('does not open it')
  }
})

test('a code that was sent before a rotation is right after it, at both of two processes', async () => {
  const database = await testDatabase()
  const [one, two] = [await testApp(database), await testApp(database)]
  const answers: number[] = []
  for (const [n, { url }] of [one, two].entries()) {
    const about = { mode: 'email', email: `rotated-${n}@example.com`, name: 'Ngozi Eze' }
    const post = async (path: string, body: object) =>
      (
        await fetch(`${url}/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    await post('/register-otp', about)
    const code = await vi.waitFor(async () => {
      // Either process may have sent it.
      const inboxes = await Promise.all(
        [one, two].map(async (app) =>
          (await fetch(`${app.url}/simulators/inbox.json?to=${about.email}`)).json(),
        ),
      )
      const [message] = inboxes.flat()
      expect(message).toBeDefined()
      return message.code
    })
    await command(database, ['keys', 'rotate', '--reason', 'a test'])
    const password = 'Kettle-mango7'
    const chosen = { verification_code: code, password, password_confirmation: password }
    answers.push(await post('/register', { ...about, ...chosen }))
  }
  expect(answers).toEqual([200, 200])
})

test('one BVN is not verified twice: not after rotations, nor another secret, nor by its former hash', async () => {
  const database = await testDatabase()
  const one = await testApp(database)
  const check = async ({ url, clock }: typeof one, bvn: string) => {
    const device = await testDevice({ url, database, clock })
    const sent = { bvn, media_file: picture }
    const { status, body } = await device.post('/api/v1/accounts/kyc/liveliness-check', sent)
    return body.code ?? status
  }
  expect(await check(one, '22222222211')).toBe(200)
  expect(await check(one, '22222222211')).toBe('bvn_in_use')
  await command(database, ['keys', 'rotate', '--reason', 'a test'])
  expect(await check(one, '22222222211')).toBe('bvn_in_use')
  await command(database, ['keys', 'rotate', '--reason', 'a test'], {
    MALL_SECRET: next,
    MALL_SECRET_OLD: testSecret,
  })
  const changed = await testApp(database, { MALL_SECRET: next })
  expect(await check(changed, '22222222211')).toBe('bvn_in_use')
  // As it was stored before there was a ring.
  const { formerKey } = (await open(database, next)).identity()
  expect(await check(changed, '22222222311')).toBe(200)
  await database.pool.query(
    `UPDATE identity_checks SET bvn_key = $1 WHERE id = (SELECT max(id) FROM identity_checks)`,
    [createHmac('sha256', formerKey).update('22222222311').digest()],
  )
  expect(await check(changed, '22222222311')).toBe('bvn_in_use')
})

test('the command lists the keys, rotates them, and not that of identities', async () => {
  const database = await testDatabase()
  await open(database, testSecret)
  expect(await command(database, ['keys', 'rotate', '--reason', 'a test'])).toContain(
    'Key 3 seals from now on',
  )
  const listed = await command(database, ['keys', 'list'])
  expect(listed.match(/^key \d.*(knows BVNs again|seals and opens|opens)/gm)).toHaveLength(4)
  await expect(command(database, ['keys', 'rotate', '--identity'])).rejects.toThrow(
    'is not rotated',
  )
  await expect(command(database, ['keys', 'list'], { MALL_SECRET: next })).rejects.toThrow(refusal)
})

/** `npm run mall -- …`, of the mall of these tests. */
async function command(database: Database, args: string[], changes: Record<string, string> = {}) {
  const env = { DATABASE_URL: database.url, MALL_SECRET: testSecret, ...changes }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['scripts/mall.ts', ...args], { env })
  return stdout
}

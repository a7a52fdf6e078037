import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stoppedClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { rotateKeys } from '#server/platform/keys/key-ring.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { sized } from '#server/test-size.ts'
import { auditRecorder, verifyAudit } from './audit.ts'
import { canonical } from './canonical.ts'
import type { JsonValue } from './fields.ts'
import { reportAudit } from './nightly.ts'

const clock = stoppedClock('2026-11-23T08:00:00Z')
const source = {
  actor: { staff: 3 },
  sessionId: 9,
  call: 'POST /office/x',
  requestId: 'r',
} as const

async function opened(entries: number) {
  const database = await testDatabase()
  const keys = await openKeysOnce({ database, clock, secret: testSecret })
  const record = auditRecorder({ clock, keys })
  for (let i = 1; i <= entries; i++) {
    await inTransaction(database.pool, (tx) =>
      record(tx, source, {
        subject: `product:${i}`,
        before: { price: i },
        after: { price: i + 1 },
      }),
    )
  }
  return { database, keys, record }
}

/** As a superuser can, who switches the triggers off. */
async function forge(database: Database, ...statements: string[]) {
  const client = await database.pool.connect()
  try {
    await client.query('ALTER TABLE audit_entries DISABLE TRIGGER USER')
    for (const statement of statements) await client.query(statement)
    await client.query('ALTER TABLE audit_entries ENABLE TRIGGER USER')
  } finally {
    client.release()
  }
}

test('entries made at once have one order and all fit; a change without its entry is none', async () => {
  const { database, keys, record } = await opened(0)
  const made = Array.from({ length: 40 }, (_, i) =>
    inTransaction(database.pool, async (tx) => {
      await record(tx, source, { subject: `product:${i}` })
      if (i % 4 === 0) throw new Error('the change failed')
    }).catch(() => null),
  )
  await Promise.all(made)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 30, fault: null })
})

test('nothing updates, deletes or empties it', async () => {
  const { database } = await opened(2)
  for (const sql of [
    `UPDATE audit_entries SET reason = 'x'`,
    'DELETE FROM audit_entries WHERE id = 1',
    'TRUNCATE audit_entries',
    'DELETE FROM audit_head',
    'TRUNCATE audit_head',
  ]) {
    await expect(database.pool.query(sql), sql).rejects.toThrow('the audit only grows')
  }
})

const columns = 'actor, session_id, call, subject, before, after, reason'

test.each([
  [
    'an altered field',
    'entry 4 was altered',
    [`UPDATE audit_entries SET after = '{}' WHERE id = 4`],
  ],
  [
    'an altered time',
    'entry 4 was altered',
    [`UPDATE audit_entries SET recorded_at = recorded_at + interval '1 ms' WHERE id = 4`],
  ],
  [
    'an altered actor',
    'entry 1 was altered',
    [`UPDATE audit_entries SET actor = 'staff:4' WHERE id = 1`],
  ],
  ['a removed entry', 'entry 3 is missing', ['DELETE FROM audit_entries WHERE id = 3']],
  ['the last one removed', 'entry 7 is missing', ['DELETE FROM audit_entries WHERE id = 7']],
  [
    'two swapped',
    'entry 2 does not fit the entry before it',
    [
      'UPDATE audit_entries SET id = 100 WHERE id = 2',
      'UPDATE audit_entries SET id = 2 WHERE id = 5',
      'UPDATE audit_entries SET id = 5 WHERE id = 100',
    ],
  ],
  [
    'the contents of two swapped',
    'entry 2 was altered',
    [
      `UPDATE audit_entries SET (${columns}) = (
       SELECT ${columns} FROM audit_entries AS other WHERE other.id = 7 - audit_entries.id)
     WHERE id IN (2, 5)`,
    ],
  ],
  [
    'one added',
    'entry 7 is not the one that was written last',
    [
      `INSERT INTO audit_entries SELECT 8, actor, session_id, recorded_at, call, subject, refused,
       before, after, reason, request_id, key_id, hash, previous_hash
     FROM audit_entries WHERE id = 7`,
    ],
  ],
])('%s: the verifier names the first entry that does not fit', async (_, fault, statements) => {
  const { database, keys } = await opened(7)
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 7, fault: null })
  await forge(database, ...statements)
  expect((await verifyAudit(database, keys)).fault).toBe(fault)
  const { stdout = '', stderr = '' } = await command(database)
  expect(stdout + stderr).toContain(fault)
})

test('what the chain alone cannot show is said, and a mail to the owners shows it', async () => {
  const { database, keys } = await opened(5)
  const { hash } = await verifyAudit(database, keys)
  const alone = (await command(database)).stdout
  expect(alone).toContain('It does not show that they\nare all')
  expect((await command(database, '5', hash)).stdout).toContain('Entry 5 has the hash of the mail')
  expect((await command(database, '4', hash)).stderr).toContain(
    'The audit was written anew: entry 4',
  )
  // The tail is cut off, with the head put back: all that is left fits.
  await forge(
    database,
    'DELETE FROM audit_entries WHERE id > 3',
    'UPDATE audit_head SET last_id = 3, hash = (SELECT hash FROM audit_entries WHERE id = 3)',
  )
  expect((await command(database)).stdout).toContain('All 3 entries fit')
  expect((await command(database, '5', hash)).stderr).toContain(
    'The audit was cut off: the mail knows entry 5',
  )
})

async function command(
  database: Database,
  ...anchor: string[]
): Promise<{ stdout?: string; stderr?: string }> {
  const env = { DATABASE_URL: database.url, MALL_SECRET: testSecret }
  const run = promisify(execFile)
  return run(process.execPath, ['scripts/mall.ts', 'audit', 'verify', ...anchor], { env }).catch(
    (failed: { stderr: string }) => failed,
  )
}

test('a rotation of the keys leaves every hash as it is', async () => {
  const { database } = await opened(3)
  const ring = { database, clock, secret: testSecret }
  await inTransaction(database.pool, (tx) => rotateKeys(tx, ring))
  const keys = await openKeysOnce({ database, clock, secret: testSecret })
  const record = auditRecorder({ clock, keys })
  await inTransaction(database.pool, (tx) => record(tx, source, { subject: 'product:4' }))
  expect(await verifyAudit(database, keys)).toMatchObject({ entries: 4, fault: null })
  const used = await database.pool.query('SELECT DISTINCT key_id FROM audit_entries ORDER BY 1')
  expect(used.rows).toEqual([{ key_id: 2 }, { key_id: 3 }])
})

test('names and contacts are never in it, however deep they stand', async () => {
  const { database, record } = await opened(0)
  const person = { first_name: 'Ngozi', email: 'ngozi@example.com', phone_number: null }
  await inTransaction(database.pool, (tx) =>
    record(tx, source, {
      subject: 'customer:5',
      before: { person, tags: [{ street: '7 Market Close' }] },
      after: { person: { ...person, first_name: 'Ada' } },
    }),
  )
  const { rows } = await database.pool.query('SELECT before, after FROM audit_entries')
  const hidden = { first_name: '(changed)', email: '(changed)', phone_number: null }
  expect(rows).toEqual([
    { before: { person: hidden, tags: [{ street: '(changed)' }] }, after: { person: hidden } },
  ])
})

test('the canonical form is the same in whatever order fields come, also back from the database', async () => {
  const { database } = await opened(0)
  expect(canonical({ b: [1, { d: null, c: 'ọjà' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"ọjà","d":null}]}',
  )
  const text = fc.string().map((one) => one.replaceAll('\0', '').toWellFormed())
  const values = fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text), fc.constant(null)),
    { noNullPrototype: true },
  )
  await fc.assert(
    fc.asyncProperty(values, async (value: Record<string, JsonValue>) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed())
      expect(canonical(reversed)).toBe(canonical(value))
      const { rows } = await database.pool.query('SELECT $1::jsonb AS value', [value])
      expect(canonical(rows[0].value)).toBe(canonical(value))
    }),
    { numRuns: sized(60, 2_000) },
  )
})

test('once a day the owners get the newest hash, and a fault in words', async () => {
  const { database, keys } = await opened(2)
  const sent: unknown[] = []
  const errors: unknown[] = []
  const at = stoppedClock('2026-11-24T01:30:00Z')
  const deps = {
    database,
    keys,
    clock: at,
    log: { error: (...facts: unknown[]) => void errors.push(facts) },
    sendMessage: async (_: unknown, message: unknown) => void sent.push(message),
    ownerMails: async () => ['owner@example.com'],
  }
  await reportAudit(deps)
  await reportAudit(deps)
  expect(sent).toMatchObject([{ template: 'audit_report', values: { entries: 2, fault: null } }])
  await forge(database, 'DELETE FROM audit_entries WHERE id = 2')
  at.set('2026-11-25T01:30:00Z')
  await reportAudit(deps)
  expect(sent[1]).toMatchObject({ values: { entries: 1, fault: 'entry 2 is missing' } })
  expect(errors).toHaveLength(1)
})

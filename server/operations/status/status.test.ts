import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { auditRecorder } from '#server/audit/audit.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { testWire } from '#server/platform/http/test-wire.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testSecret } from '#server/platform/keys/test-keys.ts'
import { testApp } from '#server/test-app.ts'
import { setSwitch } from '../operations.ts'
import { judge, type Measured } from './judge.ts'
import { addMinutes, foldMinutes } from './minutes.ts'

const real = await testDatabase()
const wire = await testWire(real.url)
const database = openDatabase(wire.url, { connections: 8, statementTimeoutMs: 15_000 })
afterAll(async () => {
  await database.close()
  await wire.cut()
})
const { url, clock, http } = await testApp(database)
const keys = await openKeysOnce({ database, clock, secret: testSecret })

async function statusNow() {
  const response = await fetch(`${url}/api/v1/status`)
  expect(response.status).toBe(200)
  return (await response.json()).data
}

async function stateOf(name: string) {
  const { services } = await statusNow()
  return services.find((one: { name: string }) => one.name === name)
}

const day = (service: string) =>
  real.pool
    .query('SELECT works, degraded, down, closed FROM operations_status_days WHERE service = $1', [
      service,
    ])
    .then(({ rows }) => rows)

const calls = fc.record({
  good: fc.integer({ min: 0, max: 60 }),
  bad: fc.integer({ min: 0, max: 60 }),
  looks: fc.integer({ min: 1, max: 9 }),
  badLooks: fc.integer({ min: 0, max: 9 }),
  closedLooks: fc.integer({ min: 0, max: 9 }),
})

test('a minute of the past is judged as the present is', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (measured: Measured) => {
      await real.pool.query('DELETE FROM operations_status_days')
      await real.pool.query('DELETE FROM operations_status_minutes')
      const minute = new Date('2026-11-01T09:00:00Z')
      await addMinutes(real, [{ ...measured, service: 'card', minute }], minute)
      await foldMinutes(real, new Date(minute.getTime() + 3_600_000))
      const [row] = await day('card')
      expect(row).toEqual({ works: 0, degraded: 0, down: 0, closed: 0, [judge(measured)]: 1 })
    }),
    { numRuns: 60 },
  )
  await real.pool.query('DELETE FROM operations_status_days')
})

test('what two processes measure of a minute is added up, and a late one is counted too', async () => {
  const minute = new Date('2026-11-01T09:00:00Z')
  const one = { service: 'buying', good: 1, bad: 0, looks: 3, badLooks: 0, closedLooks: 0 } as const
  await addMinutes(real, [{ ...one, minute }], minute)
  await addMinutes(real, [{ ...one, minute, good: 0, bad: 4 }], minute)
  const later = new Date(minute.getTime() + 60_000)
  await addMinutes(real, [{ ...one, minute: later }], later)
  await foldMinutes(real, new Date(minute.getTime() + 3_600_000))
  expect(await day('buying')).toEqual([{ works: 1, degraded: 0, down: 1, closed: 0 }])
  // Ninety days later nobody tells of it.
  await foldMinutes(real, new Date(minute.getTime() + 91 * 24 * 3_600_000))
  expect(await day('buying')).toEqual([])
})

test('the mall measures itself, and says so in public', async () => {
  for (let times = 0; times < 5; times++) await fetch(`${url}/api/v1/categories`)
  await runJobs(http.jobs)
  const { rows } = await real.pool.query(
    "SELECT sum(good)::integer AS good FROM operations_status_minutes WHERE service = 'browsing'",
  )
  expect(rows[0].good).toBeGreaterThanOrEqual(5)
  const { services, closed, database_unanswered_since } = await statusNow()
  expect(services.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual(
    [
      ['browsing', 'works'],
      ['buying', 'works'],
      ['card', 'works'],
      ['deposits', 'works'],
      ['messages', 'works'],
    ],
  )
  expect([closed, database_unanswered_since]).toEqual([{}, null])
  // Later than that, the minutes in between would be some in which nothing ran.
  await clock.advance(13 * 60)
  await real.pool.query(
    "UPDATE operations_status_minutes SET written_at = written_at - interval '1 hour'",
  )
  await runJobs(http.jobs)
  const { days, percent } = await stateOf('browsing')
  expect([days.at(-1).state, percent]).toEqual(['works', 100])
})

test('the page works without script, says what is closed, and is for no search engine', async () => {
  const source = { actor: { command: 'test' }, sessionId: null, call: 'a test', requestId: null }
  const deps = { database, clock, recordAudit: auditRecorder({ clock, keys }) }
  await setSwitch(deps, { name: 'no-card', isOn: true, reason: 'a <b>test</b>' }, source)
  await vi.waitFor(async () => expect((await stateOf('card')).state).toBe('closed'))
  const response = await vi.waitFor(async () => {
    const response = await fetch(`${url}/status`)
    expect(await response.clone().text()).toContain('Card, bank transfer and USSD payments')
    return response
  })
  const html = await response.text()
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(html).not.toContain('<script')
  // Why is for the staff.
  expect(html).not.toContain('test</b>')
  expect(html.match(/<rect x=/g)).toHaveLength(5 * 90)
  expect(await (await fetch(`${url}/robots.txt`)).text()).not.toContain('/status')
})

test('while the database does not answer, the page does, and says since when', async () => {
  await wire.cut()
  await vi.waitFor(async () => expect((await statusNow()).database_unanswered_since).not.toBeNull())
  expect((await stateOf('buying')).state).toBe('down')
  expect((await stateOf('browsing')).state).toBe('degraded')
  // What staff had closed stays closed: the process keeps what it knew.
  expect((await stateOf('card')).state).toBe('closed')
  await vi.waitFor(async () =>
    expect(await (await fetch(`${url}/status`)).text()).toContain('has not responded since'),
  )
  await wire.mend()
  await vi.waitFor(async () => expect((await statusNow()).database_unanswered_since).toBeNull())
})

import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import type { OperationsState } from '#contract/office/operations.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { recorded } from '#server/platform/jobs/jobs.ts'
import { testStaff } from '#server/staff/test-staff.ts'
import { testApp } from '#server/test-app.ts'

const database = await testDatabase()
const { app, clock, member, rows, signedIn } = await testStaff(database)

type App = Pick<typeof app, 'http'>

async function count({ http }: App) {
  const jobs = http.jobs.filter(({ name }) => name === 'operations-count')
  for (const job of recorded(jobs, { database, clock })) await job.run()
}

// It moves the clock forward: once, before anything is measured.
const browser = await signedIn(await member('Auditor'))

async function state(): Promise<OperationsState> {
  const { status, data } = await browser.get('/office/mall')
  expect(status).toBe(200)
  return data
}

test('processes are listed with their releases while they serve', async () => {
  const other = await testApp(database, { RELEASE: '2.0' })
  await count(app)
  await count(other)
  const { processes } = await state()
  expect(processes).toMatchObject([
    { release: '2.0', host: hostname(), pid: process.pid, is_silent: false, is_this: false },
    { release: '0.1.0', is_this: true },
  ])
  await other.http.close()
  expect((await state()).processes).toMatchObject([{ release: '0.1.0' }])
})

test('one that dies is silent, and is off the list after an hour', async () => {
  await rows(
    `INSERT INTO operations_processes (id, release, host, pid, started_at, beat_at)
     VALUES (gen_random_uuid(), 'old', 'gone', 1, now() - interval '1 day', now() - interval '1 minute')`,
  )
  await count(app)
  expect((await state()).processes).toMatchObject([{ is_silent: false }, { is_silent: true }])
  await rows(
    "UPDATE operations_processes SET beat_at = now() - interval '61 minutes' WHERE pid = 1",
  )
  await count(app)
  expect((await state()).processes).toHaveLength(1)
})

test('a job that has not run when it should is late, and one that failed says so', async () => {
  await rows(
    `INSERT INTO platform_jobs (name, schedule, planned_at) VALUES
       ('operations-count', '* * * * *', now()), ('each-day', '30 2 * * *', now() + interval '1 hour'),
       ('missed', '*/10 * * * *', now() - interval '5 minutes')`,
  )
  await count(app)
  const failing = { name: 'each-day', schedule: '30 2 * * *', run: () => Promise.reject('no') }
  const [job] = recorded([failing], { database, clock })
  await expect(job?.run()).rejects.toBe('no')
  const { jobs } = await state()
  const late = jobs.find(({ name }) => name === 'missed')
  expect(late?.late_seconds).toBeGreaterThan(170)
  expect(late?.started_at).toBeNull()
  const others = jobs.filter(({ name }) => name !== 'missed')
  expect(others).toMatchObject([
    { name: 'each-day', ended_at: null, failed_at: expect.any(String), late_seconds: 0 },
    { name: 'operations-count', ended_at: expect.any(String), failed_at: null, late_seconds: 0 },
  ])
})

test('queues and the database are told', async () => {
  await rows(
    `INSERT INTO messages (reference, contact, channel, template, sealed_values, state,
       next_attempt_at, expires_at, created_at, claimed_until)
     SELECT gen_random_uuid(), '+23480312345' || i, 'whatsapp', 'x', '\\x00', 'waiting',
       now() - i * interval '1 minute', now() + interval '9 days', now(), now() + interval '9 days'
     FROM generate_series(10, 12) AS i`,
  )
  await count(app)
  const { queues, nodes } = await state()
  const whatsapp = queues.find(({ name }) => name === 'whatsapp')
  expect(whatsapp?.waiting).toBe(3)
  expect(whatsapp?.overdue_seconds).toBeGreaterThan(700)
  expect(queues.find(({ name }) => name === 'refunds')).toEqual({
    name: 'refunds',
    waiting: 0,
    overdue_seconds: 0,
  })
  expect(nodes).toMatchObject([{ role: 'primary' }])
})

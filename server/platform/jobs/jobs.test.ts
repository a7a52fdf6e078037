import { expect, test } from 'vitest'
import { stoppedClock } from '../clock.ts'
import { boolean } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { one, run } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { testDatabase } from '../database/test-database.ts'
import { openLog } from '../log.ts'
import { nextRun } from './job.ts'
import { defineJob, type Job, jobRuns, runJobs, startJobs } from './jobs.ts'

const database = await testDatabase()
const logged: string[] = []
const log = openLog('warn', { write: (line) => logged.push(line) })
/** Three in the morning of Lagos is two o'clock UTC. */
const nightly = '0 3 * * *'

let looks = 0
/** Counts how often processes look for jobs that are due. */
const watched: Database = {
  ...database,
  query(config) {
    if (config.text.includes('SKIP LOCKED')) looks += 1
    return database.query(config)
  },
}

/** Processes have looked several times more, and begun what they found. */
async function looked() {
  const before = looks
  await expect.poll(() => looks - before).toBeGreaterThan(9)
}

/** Processes at half past midnight, which look for work as often as they can. */
function scheduler(jobs: Job[]) {
  const clock = stoppedClock('2026-11-28T00:30:00Z')
  const start = () => startJobs({ database: watched, clock, log, jobs, lookMs: 5 })
  return { clock, start }
}

const planned = async () =>
  (await jobRuns(database, new Date())).map(({ name, schedule }) => ({ name, schedule }))

test.each([
  [nightly, '2026-11-29T02:00:00.000Z'],
  ['*/15 * * * *', '2026-11-28T02:15:00.000Z'],
  ['10 */6 * * *', '2026-11-28T05:10:00.000Z'],
  ['* * * * *', '2026-11-28T02:01:00.000Z'],
])('%s is due by the time of Lagos', (schedule, due) => {
  const next = nextRun({ name: 'count', schedule }, new Date('2026-11-28T02:00:00Z'))
  expect(next.toISOString()).toBe(due)
})

test.each(['', 'now', '61 * * * *', '0 0 0 3 * *'])('%j is no schedule', (schedule) => {
  expect(() => nextRun({ name: 'count', schedule }, new Date())).toThrow()
})

test('a job is run when it is due, by one of the processes that start together', async () => {
  let runs = 0
  const job = defineJob('count', nightly, async () => {
    runs += 1
  })
  const { clock, start } = scheduler([job])
  const processes = await Promise.all([start(), start(), start()])
  expect(await planned()).toEqual([{ name: 'count', schedule: nightly }])
  clock.set('2026-11-28T01:59:59Z')
  await looked()
  expect(runs).toBe(0)
  for (const [day, expected] of [
    ['28', 1],
    ['29', 2],
    ['30', 3],
  ] as const) {
    clock.set(`2026-11-${day}T02:00:01Z`)
    await expect.poll(() => runs).toBe(expected)
    await looked()
    expect(runs).toBe(expected)
  }
  await Promise.all(processes.map((one) => one.close()))
})

test('what became due while no process ran is run once', async () => {
  let runs = 0
  const job = defineJob('asleep', '*/10 * * * *', async () => {
    runs += 1
  })
  const { clock, start } = scheduler([job])
  await (await start()).close()
  clock.set('2026-11-28T09:00:00Z')
  const next = await start()
  await expect.poll(() => runs).toBe(1)
  await looked()
  await next.close()
  expect(runs).toBe(1)
})

test('a job that the code no longer defines is removed, and a new schedule counts from now', async () => {
  const ran: string[] = []
  const job = (name: string, schedule: string) =>
    defineJob(name, schedule, async () => {
      ran.push(name)
    })
  await (await scheduler([job('old', nightly), job('moved', nightly)]).start()).close()
  const { clock, start } = scheduler([job('moved', '40 1 * * *')])
  const running = await start()
  expect(await planned()).toEqual([{ name: 'moved', schedule: '40 1 * * *' }])
  clock.set('2026-11-28T00:41:00Z')
  await expect.poll(() => ran).toEqual(['moved'])
  await running.close()
})

test('a failed run is logged, and is due again by its schedule', async () => {
  let attempts = 0
  const job = defineJob('break', '* * * * *', async () => {
    attempts += 1
    throw new Error('out of order')
  })
  const { clock, start } = scheduler([job])
  const running = await start()
  clock.set('2026-11-28T00:31:00Z')
  await expect.poll(() => attempts).toBe(1)
  await expect.poll(() => logged.join('')).toMatch(/out of order.*a job failed/)
  await looked()
  expect(attempts).toBe(1)
  clock.set('2026-11-28T00:32:00Z')
  await expect.poll(() => attempts).toBe(2)
  await running.close()
})

test('a long run holds its claim', async () => {
  const end = Promise.withResolvers<void>()
  let runs = 0
  const job = defineJob('long', nightly, () => {
    runs += 1
    return end.promise
  })
  const { clock, start } = scheduler([job])
  const running = await start()
  clock.set('2026-11-29T02:00:00Z')
  await expect.poll(() => runs).toBe(1)
  await run(database, age, ['15 seconds'])
  await looked()
  expect((await one(database, isHeld)).is_held).toBe(true)
  end.resolve()
  await running.close()
  expect((await one(database, isHeld)).is_held).toBe(false)
})

test('the run of a process that died is made by another one, once nothing was heard for 20 seconds', async () => {
  let runs = 0
  const job = defineJob('orphaned', nightly, async () => {
    runs += 1
  })
  const { start } = scheduler([job])
  const running = await start()
  await run(database, claimForDead)
  await looked()
  expect(runs).toBe(0)
  await run(database, age, ['21 seconds'])
  await expect.poll(() => runs).toBe(1)
  await running.close()
})

test('a moved clock runs each job once, in order', async () => {
  const ran: string[] = []
  const jobs = ['one', 'two'].map((name) =>
    defineJob(name, nightly, async () => {
      ran.push(name)
    }),
  )
  await runJobs(jobs)
  expect(ran).toEqual(['one', 'two'])
})

const age = rareStatement(
  'test-age-claims',
  {},
  'UPDATE platform_jobs SET claimed_until = claimed_until - $1::interval',
)
const claimForDead = rareStatement(
  'test-claim-for-dead',
  {},
  "UPDATE platform_jobs SET claimed_until = clock_timestamp() + interval '20 seconds'",
)
const isHeld = rareStatement(
  'test-is-held',
  { is_held: boolean },
  "SELECT coalesce(claimed_until > clock_timestamp() + interval '10 seconds', false) AS is_held FROM platform_jobs",
)

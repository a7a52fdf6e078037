import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { runningClock } from '../clock.ts'
import { text } from '../database/columns.ts'
import { many } from '../database/query.ts'
import { rareStatement } from '../database/statement.ts'
import { testDatabase } from '../database/test-database.ts'
import { openLog } from '../log.ts'
import { defineJob, type Job, runJobs, startJobs } from './jobs.ts'

const database = await testDatabase()
const logged: string[] = []
const log = openLog('warn', { write: (line) => logged.push(line) })
const deps = {
  database,
  clock: runningClock(),
  log,
  pollingIntervalSeconds: 0.5,
  lookSeconds: 1,
}

async function schedules() {
  const row = { name: text, cron: text }
  const sql = 'SELECT name, cron FROM jobs.schedule ORDER BY name'
  return many(database, rareStatement('test-schedules', row, sql))
}

/** Queues a run, as the schedule does when it is due; `isTaken` as by a process that then dies. */
async function trigger(name: string, { isTaken = false } = {}) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send(name)
  if (isTaken) expect(await boss.fetch(name)).toHaveLength(1)
  await boss.stop({ graceful: false })
}

test('processes that start together share the schedules, and one of them runs a job', async () => {
  let runs = 0
  const job = defineJob('count', '0 3 * * *', async () => {
    runs += 1
  })
  const processes = await Promise.all([1, 2].map(() => startJobs({ ...deps, jobs: [job] })))
  expect(await schedules()).toEqual([{ name: 'count', cron: '0 3 * * *' }])
  await trigger('count')
  for (let i = 0; runs === 0 && i < 200; i += 1) await wait(50)
  await wait(200)
  expect(runs).toBe(1)
  await Promise.all(processes.map((one) => one.close()))
})

test('a schedule that the code no longer defines is removed; a failed run is logged', async () => {
  const job = defineJob('break', '* * * * *', async () => {
    throw new Error('out of order')
  })
  const running = await startJobs({ ...deps, jobs: [job] })
  expect(await schedules()).toEqual([{ name: 'break', cron: '* * * * *' }])
  await trigger('break')
  for (let i = 0; logged.length === 0 && i < 200; i += 1) await wait(50)
  expect(logged.join('')).toMatch(/out of order.*a job failed/)
  await running.close()
})

test('the error of a failed run is not stored in the queue’s tables', async () => {
  const job = defineJob('fail', '0 3 * * *', async () => {
    await database.pool.query('CREATE TEMPORARY TABLE people (email text UNIQUE)')
    await database.pool.query(`INSERT INTO people VALUES ($1), ($1)`, ['ngozi@example.com'])
  })
  const running = await startJobs({ ...deps, jobs: [job] })
  await trigger('fail')
  const storedJob = async () => {
    const sql = "SELECT job::text AS row FROM jobs.job WHERE name = 'fail' AND state > 'active'"
    const rows = await many(database, rareStatement('test-failed', { row: text }, sql))
    return rows.map(({ row }) => row).join()
  }
  await expect.poll(storedJob).not.toBe('')
  expect(await storedJob()).not.toContain('ngozi')
  await running.close()
})

test('the run of a process that died is made by another one', async () => {
  let runs = 0
  const job = defineJob('orphaned', '0 3 * * *', async () => {
    runs += 1
  })
  const before = await startJobs({ ...deps, jobs: [job] })
  await before.close()
  await trigger('orphaned', { isTaken: true })
  // It is silent for longer than a process may be.
  await database.pool.query("UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '1 minute'")
  const running = await startJobs({ ...deps, jobs: [job] })
  await expect.poll(() => runs).toBe(1)
  await running.close()
})

test('a moved clock runs each job once, in order', async () => {
  const ran: string[] = []
  const jobs: Job[] = ['one', 'two'].map((name) =>
    defineJob(name, '0 3 * * *', async () => {
      ran.push(name)
    }),
  )
  await runJobs(jobs)
  expect(ran).toEqual(['one', 'two'])
})

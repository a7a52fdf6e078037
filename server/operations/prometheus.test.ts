import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openReplica } from '../platform/database/replica/open-replica.ts'
import { testDatabase } from '../platform/database/test-database.ts'
import { openLog } from '../platform/log.ts'
import { testApp } from '../test-app.ts'
import { hasPrometheus, startPrometheus } from './test-prometheus.ts'

const database = await testDatabase()
const log = openLog('silent')
// No standby: what matters is that its metrics are there.
const replica = openReplica({ url: database.url, primary: database, connections: 2, log })
afterAll(() => replica.close())
const { url, http } = await testApp(database, {}, undefined, replica)

const Dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
})

const dashboards = globSync('ops/dashboards/*.json').map((file) =>
  Dashboard.parse(JSON.parse(readFileSync(file, 'utf8'))),
)
const alerts = readFileSync('ops/alerts.yml', 'utf8')
const queries = dashboards.flatMap(({ title, panels }) =>
  panels.flatMap((panel) =>
    panel.targets.map(({ expr }): [string, string] => [`${title}: ${panel.title}`, expr]),
  ),
)

beforeAll(async () => {
  await http.jobs.find(({ name }) => name === 'operations-count')?.run()
})

test('each metric of alerts and dashboards is one that the mall tells', async () => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const used = [alerts, ...queries.map(([, expr]) => expr)]
    .join('\n')
    .matchAll(/\b(oja|nodejs|process)_\w+/g)
  const names = [...used].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([])
})

test('labels have few values and none of a person', async () => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const labels = new Set([...metrics.matchAll(/[{,](\w+)="/g)].map(([, name]) => name))
  const known = [
    'about',
    'code',
    'event',
    'figure',
    'host',
    'kind',
    'le',
    'method',
    'name',
    'node',
    'outcome',
    'provider',
    'purpose',
    'queue',
    'quantile',
    'reason',
    'release',
    'route',
    'space',
    'status',
    'sync',
    'table',
    'target',
    'type',
    'version',
    'major',
    'minor',
    'patch',
    'work',
  ]
  expect([...labels].filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test.skipIf(!hasPrometheus())(
  'promtool (Debian’s package prometheus): alerts fire when they should',
  () => {
    for (const args of [
      ['check', 'config', 'ops/prometheus.yml'],
      ['test', 'rules', 'ops/alerts.test.yml'],
      ['test', 'rules', 'ops/budgets.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
      expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
    }
  },
  180_000,
)

test.skipIf(!hasPrometheus())(
  'a real Prometheus (Debian’s package) reads this mall and answers every query of the dashboards',
  async () => {
    const prometheus = await startPrometheus({ target: new URL(url).host, every: '1s' })
    onTestFinished(() => prometheus.close())
    const up = () => prometheus.query('sum(up{job="mall"})')
    await expect.poll(up, { interval: 500 }).toEqual(['1'])
    await fetch(`${url}/api/v1/categories`)
    const figures = () => prometheus.query('count(oja_must_be_zero == 0)')
    await expect.poll(figures, { interval: 500 }).toEqual(['9'])
    for (const [panel, expr] of queries) {
      await prometheus.query(expr).catch((error) => expect.fail(`${panel}: ${error}`))
    }
    expect(await prometheus.firing()).not.toContain('ProcessDown')
  },
  90_000,
)

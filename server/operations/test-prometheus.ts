import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { portOf } from '#simulators/listen.ts'

/** Debian's package `prometheus` brings both. */
export function hasPrometheus(): boolean {
  return ['prometheus', 'promtool'].every(
    (program) => spawnSync(program, ['--version']).status === 0,
  )
}

/** A real Prometheus with the alerts of `ops/`, which reads the metrics of one process. */
export async function startPrometheus({ target, every }: { target: string; every: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'oja-prometheus-'))
  const port = await freePort()
  const config = {
    global: { scrape_interval: every, evaluation_interval: every },
    rule_files: [resolve('ops/alerts.yml')],
    scrape_configs: [{ job_name: 'mall', static_configs: [{ targets: [target] }] }],
  }
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const child = spawn('prometheus', [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ])
  const ended = once(child, 'exit')
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()
  return {
    /** The values of an instant query; throws what Prometheus says where it is wrong. */
    async query(expr: string): Promise<string[]> {
      const answer = Answer.parse(await get(`query?query=${encodeURIComponent(expr)}`))
      if (answer.status !== 'success') throw new Error(answer.error)
      return answer.data.result.map(({ value: [, value] }) => value)
    },
    /** The names of alerts that fire. */
    async firing(): Promise<string[]> {
      const { data } = Alerts.parse(await get('alerts'))
      const firing = data.alerts.filter(({ state }) => state === 'firing')
      return firing.map(({ labels }) => labels.alertname)
    },
    async close() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

const Answer = z.union([
  z.object({
    status: z.literal('success'),
    data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
  }),
  z.object({ status: z.literal('error'), error: z.string() }),
])
const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })),
  }),
})

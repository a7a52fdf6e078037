import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '#server/platform/process.ts'
import type { Cluster } from './cluster.ts'
import { appAddresses, usualApps } from './cluster.ts'
import { type Running, start, textOf } from './processes.ts'

export interface DrilledApp {
  kill(): Promise<void>
  start(): Promise<void>
}

export interface AppOptions {
  /** How many. */
  apps: number
  /** Whether they read from standbys. */
  isReplicaUsed: boolean
}

/** Processes of the built mall behind HAProxy, with simulators, as ops/systemd/oja-mall@.service starts them. */
export async function startApps(
  opened: AsyncDisposableStack,
  cluster: Cluster,
  options: AppOptions = { apps: usualApps, isReplicaUsed: true },
): Promise<DrilledApp[]> {
  if (!existsSync('dist')) throw new CannotStart('The pages are not built: npm run build.')
  const apps: DrilledApp[] = []
  for (const [place, address] of appAddresses.slice(0, options.apps).entries()) {
    const app = appAt(cluster, { ...options, address, place })
    opened.defer(app.kill)
    await app.start()
    apps.push(app)
  }
  await answers(`${cluster.shopUrl}/readyz`)
  return apps
}

function appAt(
  cluster: Cluster,
  { address, place, apps, isReplicaUsed }: AppOptions & { address: string; place: number },
): DrilledApp {
  const [host = '', port = ''] = address.split(':')
  const log = join(cluster.folder, `mall${place + 1}.log`)
  const pictures = join(cluster.folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  const environment = {
    NODE_ENV: 'production',
    MACHINES: 'many',
    PROCESSES: String(apps),
    HOST: host,
    PORT: port,
    PUBLIC_URL: cluster.shopUrl,
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URL: isReplicaUsed ? cluster.replicaUrl : '',
    DATA_DIR: join(cluster.folder, `mall${place + 1}`),
    MEDIA_FOLDER: pictures,
    MALL_SECRET: 'a secret for drills that nobody else has',
    SIMULATORS: 'allowed',
    SIMULATORS_PASSWORD: 'a password for drills',
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
  }
  let running: Running | undefined
  return {
    async kill() {
      await running?.end('SIGKILL')
    },
    async start() {
      running = await start({
        command: process.execPath,
        args: ['server/main.ts'],
        log,
        environment,
      })
      await answers(`http://${address}/readyz`, () => !running?.isUp() && textOf(log))
    },
  }
}

/** Waits until an address answers 200; throws with what `failed` says, or after two minutes. */
async function answers(url: string, failed?: () => string | null | false): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(250)) {
    const status = await fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    const reason = failed?.()
    if (reason) throw new CannotStart(reason)
  }
  throw new CannotStart(`${url} does not answer`)
}

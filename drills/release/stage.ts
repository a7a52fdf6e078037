import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#server/operations/test-prometheus.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { CannotStart } from '#server/platform/process.ts'
import { start } from '../cluster/processes.ts'
import { openShop, type RehearsedShop } from '../cluster/rehearsed-shop.ts'
import { openServices, type Services } from './services.ts'

export interface Stage {
  folder: string
  databaseUrl: string
  /** Of the mall, through HAProxy. */
  shopUrl: string
  shop: RehearsedShop
  ports: readonly number[]
  services: Services
}

/** The address of all processes of the mall here. */
const host = '127.0.1.11'

/** PostgreSQL with a filled shop, and HAProxy before two processes that are not there yet. */
export async function openStage(opened: AsyncDisposableStack): Promise<Stage> {
  const folder = mkdtempSync('/var/tmp/oja-drill-')
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startEmbedded(join(folder, 'data'))
  opened.defer(() => postgres.stop())
  const ports = [await freePort(), await freePort()]
  const shopUrl = await startProxy(opened, folder, ports)
  const shop = await openShop(opened, { url: postgres.url, shopUrl })
  const variables = variablesOf(folder, { databaseUrl: postgres.url, shopUrl })
  const lines = Object.entries(variables).map((pair) => pair.join('='))
  writeFileSync(join(folder, 'mall.env'), `${lines.join('\n')}\n`)
  writeFileSync(join(folder, 'file'), `OJA_APP_PORTS="${ports.join(' ')}"\n${appsOf(ports)}\n`)
  const services = await openServices(opened, {
    folder,
    // As ops/systemd/oja-mall@.service has it.
    command: 'node_modules/node/bin/node --env-file=ops/node.env server/main.ts',
    environment: { ...variables, MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
  })
  return { folder, databaseUrl: postgres.url, shopUrl, shop, ports, services }
}

function variablesOf(
  folder: string,
  { databaseUrl, shopUrl }: { databaseUrl: string; shopUrl: string },
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    MACHINES: 'many',
    PROCESSES: '2',
    HOST: host,
    PUBLIC_URL: shopUrl,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'mall'),
    MEDIA_FOLDER: join(folder, 'pictures'),
    MALL_SECRET: 'a secret for drills that nobody else has',
    SIMULATORS: 'allowed',
    SIMULATORS_PASSWORD: 'a password for drills',
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
  }
}

function appsOf(ports: readonly number[]): string {
  return `OJA_APPS="${ports.map((port) => `${host}:${port}`).join(' ')}"`
}

/** With the configuration of ops/, where nobody asks for the one before the database. */
async function startProxy(
  opened: AsyncDisposableStack,
  folder: string,
  ports: readonly number[],
): Promise<string> {
  const address = `127.0.1.10:${await freePort()}`
  const proxy = join(folder, 'proxy')
  const environment = {
    ...process.env,
    OJA_NODES: 'one=127.0.1.1',
    OJA_APPS: ports.map((port) => `${host}:${port}`).join(' '),
    OJA_SHOP: address,
    OJA_STATE: folder,
  }
  execFileSync(resolve('ops/configure'), [proxy], { env: environment, stdio: 'inherit' })
  const args = ['-db', '-f', join(proxy, 'haproxy-mall.cfg')]
  const running = await start({ command: 'haproxy', args, log: join(folder, 'haproxy.log') })
  opened.defer(() => running.end('SIGKILL'))
  return `http://${address}`
}

/** This code with its build, as a release of this name; `changes` has files that are other, or more. */
export async function addRelease(
  { folder }: Pick<Stage, 'folder'>,
  name: string,
  changes: Record<string, (before: string) => string> = {},
): Promise<string> {
  if (!existsSync('dist/server/server.js')) {
    throw new CannotStart('The pages are not built: npm run build.')
  }
  const release = join(folder, 'releases', name)
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = listed.toString().split('\n').filter(existsSync)
  for (const file of files) {
    mkdirSync(dirname(join(release, file)), { recursive: true })
    cpSync(file, join(release, file))
  }
  symlinkSync(resolve('node_modules'), join(release, 'node_modules'))
  cpSync('dist', join(release, 'dist'), { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(release, file)
    writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''))
  }
  // Only where a change of the sources calls for it.
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: release, stdio: 'inherit' })
  return release
}

/** Runs the release's own ops/release; answers what it printed, and its exit code. */
export async function runRelease(
  { folder, services }: Stage,
  release: string,
  more: Record<string, string> = {},
): Promise<{ said: string; code: unknown }> {
  const places = { OJA_OPT: folder, OJA_ETC: folder, OJA_RESTART: services.restartProgram }
  const child = spawn(join(release, 'ops/release'), [join(folder, 'file')], {
    env: { ...process.env, ...places, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { said: out + errors, code }
}

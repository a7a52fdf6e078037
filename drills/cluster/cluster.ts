import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '#server/platform/process.ts'
import { ClusterNode } from './node.ts'
import { databaseAccount, type Running, start } from './processes.ts'

/** The Debian packages of a cluster. */
export const clusterPackages = [
  'etcd-server',
  'patroni',
  'python3-etcd',
  'postgresql-15',
  'haproxy',
  'libfaketime',
] as const

/** Each machine of ops/ is a loopback address here; all have the same ports. */
const addresses = { one: '127.0.1.1', two: '127.0.1.2', three: '127.0.1.3' }
const proxyAddress = '127.0.1.10'
/** Of the mall's processes; most drills have two. */
export const appAddresses = [11, 12, 13, 14].map((host) => `127.0.1.${host}:3000`)
export const usualApps = 2

export interface Cluster {
  /** For configurations, data and logs; deleted at the end. */
  folder: string
  nodes: readonly ClusterNode[]
  /** Of the mall's database, through HAProxy to the primary. */
  url: string
  /** The same to its standbys. */
  replicaUrl: string
  /** The same at a node itself. */
  urlAt(node: ClusterNode): string
  /** At a node itself, as who may set what the mall may not. */
  superuserUrl(node: ClusterNode): string
  /** Of the mall, through HAProxy. */
  shopUrl: string
  /** The node that takes writes; waits for one. */
  primary(): Promise<ClusterNode>
  /** Waits until all nodes run and a standby confirms commits. */
  whole(): Promise<void>
  /** Kills and starts the proxies. */
  killProxies(): Promise<void>
  startProxies(): Promise<void>
}

/**
 * Starts the configuration of ops/ on this machine: three nodes, and HAProxy before them and before the mall. Where
 * root starts it, each node has a disk of its own in memory, so that it can be full.
 */
export async function startCluster(
  opened: AsyncDisposableStack,
  apps = usualApps,
): Promise<Cluster> {
  const account = databaseAccount()
  const folder = mkdtempSync('/var/tmp/oja-drill-')
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const password = randomBytes(12).toString('hex')
  const superuserPassword = randomBytes(12).toString('hex')
  const shared = {
    OJA_NODES: Object.entries(addresses)
      .map((pair) => pair.join('='))
      .join(' '),
    OJA_APPS: appAddresses.slice(0, apps).join(' '),
    OJA_NETWORKS: '127.0.0.0/8',
    OJA_SUPERUSER_PASSWORD: superuserPassword,
    OJA_REPLICATION_PASSWORD: randomBytes(12).toString('hex'),
    OJA_DATABASE_USER: 'oja',
    OJA_DATABASE_PASSWORD: password,
    OJA_PROXY: proxyAddress,
    OJA_PROXY_USER: 'uid' in account ? 'haproxy' : '',
    OJA_SHOP: `${proxyAddress}:8080`,
    OJA_SHARED_BUFFERS: '128MB',
  }
  own(folder, account)
  const nodes = Object.entries(addresses).map(([name, address]) => {
    const home = join(folder, name)
    mkdirSync(home, { mode: 0o700 })
    if ('uid' in account) mountDisk(opened, home)
    const environment = { ...shared, OJA_NODE: name, OJA_STATE: home }
    configure(home, environment)
    for (const each of ['', 'etcd.yml', 'patroni.yml']) own(join(home, each), account)
    return new ClusterNode({ name, address, folder: home, account, environment })
  })
  const proxyFolder = join(folder, 'proxies')
  mkdirSync(proxyFolder)
  configure(proxyFolder, { ...shared, OJA_STATE: proxyFolder })

  for (const node of nodes) {
    opened.defer(() => node.close())
    await node.startEtcd()
  }
  for (const node of nodes) await node.startPatroni()
  let proxies: Running[] = []
  const cluster: Cluster = {
    folder,
    nodes,
    url: `postgres://oja:${password}@${proxyAddress}:5000/oja`,
    replicaUrl: `postgres://oja:${password}@${proxyAddress}:5001/oja`,
    superuserUrl: ({ address }) => `postgres://postgres:${superuserPassword}@${address}:5432/oja`,
    urlAt: ({ address }) => `postgres://oja:${password}@${address}:5432/oja`,
    shopUrl: `http://${proxyAddress}:8080`,
    primary: () => primaryOf(nodes),
    whole: () => wholeOf(nodes),
    async killProxies() {
      await Promise.all(proxies.map((proxy) => proxy.end('SIGKILL')))
    },
    async startProxies() {
      proxies = await Promise.all(['database', 'mall'].map((name) => proxy(proxyFolder, name)))
    },
  }
  opened.defer(() => cluster.killProxies())
  await cluster.startProxies()
  await cluster.whole()
  return cluster
}

function proxy(folder: string, name: string): Promise<Running> {
  const args = ['-db', '-f', join(folder, `haproxy-${name}.cfg`)]
  return start({ command: 'haproxy', args, log: join(folder, '../haproxy.log') })
}

function configure(folder: string, environment: NodeJS.ProcessEnv): void {
  const program = resolve('ops/configure')
  execFileSync(program, [folder], { env: { ...process.env, ...environment }, stdio: 'inherit' })
}

/** PostgreSQL writes 16 MB at a time, and retains 1 GB for standbys that come back. */
const diskMb = 2_500

function mountDisk(opened: AsyncDisposableStack, folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=700`, 'oja-drill', folder])
  opened.defer(() => {
    execFileSync('umount', ['--lazy', folder])
  })
}

function own(path: string, account: ReturnType<typeof databaseAccount>): void {
  if ('uid' in account) chownSync(path, Number(account.uid), Number(account.gid))
}

async function primaryOf(nodes: readonly ClusterNode[]): Promise<ClusterNode> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(200)) {
    for (const node of nodes) if ((await node.check('/primary')) === 200) return node
  }
  throw new CannotStart('no node became the primary within two minutes')
}

async function wholeOf(nodes: readonly ClusterNode[]): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await wait(500)) {
    const members = await (await primaryOf(nodes)).members()
    const isRunning = members.filter(({ state }) => ['running', 'streaming'].includes(state))
    const isConfirmed = members.some(({ role }) => role === 'sync_standby')
    const timelines = new Set(members.map(({ timeline }) => timeline))
    if (isRunning.length === nodes.length && isConfirmed && timelines.size === 1) return
  }
  throw new CannotStart('the cluster was not whole within three minutes')
}

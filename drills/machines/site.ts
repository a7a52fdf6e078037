import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openShop, type RehearsedShop } from '../cluster/rehearsed-shop.ts'
import { addRelease } from '../release/stage.ts'
import { type Machine, startMachine } from './machine.ts'

/** Machines of the database, by name; the mall's own two processes and both proxies are on one more. */
const nodes = { one: '127.0.2.1', two: '127.0.2.2', three: '127.0.2.3' }
const appAddress = '127.0.2.11'
const ports = [3000, 3001] as const
const shopAddress = '127.0.2.10:8080'

export interface Site {
  /** Machines of the database. */
  nodes: readonly Machine[]
  shopMachine: Machine
  /** The variables of `ops/install` and `ops/release`, as the mall's machine sees the file. */
  file: string
  databaseUrl: string
  shopUrl: string
  shop: RehearsedShop
  /** Where the releases are, as seen from here; the mall's machine sees them in /opt/oja. */
  releases: string
}

/** Installs everything of ops/ by `ops/install`, on machines of its own, with this code as the release `former`. */
export async function openSite(opened: AsyncDisposableStack): Promise<Site> {
  const folder = mkdtempSync('/var/tmp/oja-machines-')
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const password = randomBytes(12).toString('hex')
  const shared = sharedVariables(password)
  const machines = await Promise.all(
    Object.keys(nodes).map(async (name) => {
      const machine = await startMachine(opened, { name, folder: join(folder, name) })
      writeFile(machine, { ...shared, OJA_NODE: name })
      return machine
    }),
  )
  // Within a minute, as ops/README.md has it.
  await Promise.all(machines.map((machine) => machine.run(resolve('ops/install'), fileName)))
  await isWhole(machines[0])

  const shopMachine = await startMachine(opened, { name: 'mall', folder: join(folder, 'mall') })
  const home = join(shopMachine.root, 'opt/oja')
  await addRelease({ folder: home }, 'former')
  const proxied = `postgres://oja:${password}@${shopAddress.split(':')[0]}`
  writeFile(shopMachine, {
    ...shared,
    OJA_APP_PORTS: ports.join(' '),
    OJA_SHOP: shopAddress,
    OJA_PROXY: shopAddress.split(':')[0] ?? '',
  })
  const shopUrl = `http://${shopAddress}`
  writeEnvironment(shopMachine, {
    HOST: appAddress,
    PUBLIC_URL: shopUrl,
    DATABASE_URL: `${proxied}:5000/oja`,
    DATABASE_REPLICA_URL: `${proxied}:5001/oja`,
    MALL_SECRET: 'a secret for drills that nobody else has',
    MEDIA_FOLDER: '/var/lib/oja/pictures',
    PROCESSES: String(ports.length),
    SIMULATORS: 'allowed',
    SIMULATORS_PASSWORD: 'a password for drills',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
  })
  await shopMachine.run('/opt/oja/releases/former/ops/install', fileName)
  await answers(`${shopUrl}/readyz`, shopMachine)
  const databaseUrl = `${proxied}:5000/oja`
  const shop = await openShop(opened, { url: databaseUrl, shopUrl })
  return {
    nodes: machines,
    shopMachine,
    file: fileName,
    databaseUrl,
    shopUrl,
    shop,
    releases: home,
  }
}

const fileName = '/etc/oja-drill'

function sharedVariables(password: string): Record<string, string> {
  return {
    OJA_NODES: Object.entries(nodes)
      .map((pair) => pair.join('='))
      .join(' '),
    OJA_NETWORKS: '127.0.0.0/8',
    OJA_SUPERUSER_PASSWORD: randomBytes(12).toString('hex'),
    OJA_REPLICATION_PASSWORD: randomBytes(12).toString('hex'),
    OJA_DATABASE_PASSWORD: password,
    OJA_APPS: ports.map((port) => `${appAddress}:${port}`).join(' '),
    OJA_SHARED_BUFFERS: '128MB',
  }
}

function writeFile({ root }: Machine, variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`)
  writeFileSync(join(root, fileName), lines.join(''), { mode: 0o600 })
}

function writeEnvironment({ root }: Machine, variables: Record<string, string>): void {
  mkdirSync(join(root, 'etc/oja-cluster'), { recursive: true })
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(root, 'etc/oja-cluster/mall.env'), lines.join(''), { mode: 0o600 })
}

/** As `patronictl list` tells: a leader, a sync standby, and one more. */
async function isWhole(machine: Machine | undefined): Promise<void> {
  let said = ''
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(1_000)) {
    const list = machine?.run('patronictl', '-c', '/etc/oja-cluster/patroni.yml', 'list')
    said = (await list?.catch(String)) ?? ''
    if (
      /Leader/.test(said) &&
      /Sync Standby/.test(said) &&
      (said.match(/running|streaming/g) ?? []).length === 3
    )
      return
  }
  throw new Error(`the cluster is not whole:\n${said}`)
}

async function answers(url: string, machine: Machine): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(500)) {
    const { status } = await fetch(url).catch(() => ({ status: 0 }))
    if (status === 200) return
  }
  throw new Error(
    `${url} does not answer:\n${await machine.run('journalctl', '-n', '50', '--no-pager')}`,
  )
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { count, counted, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { CannotStart } from '#server/platform/process.ts'
import type { Drill, DrillRow, Rehearsal } from '../drill.ts'
import { Machine, type Server } from './cluster.ts'
import { drillInstalled } from './installed.ts'
import { restore, writeRepositories } from './repository.ts'
import { type Restored, restoreAndCheck } from './restored.ts'
import { fill, openShop, type Placed, placeOrders } from './shop.ts'

/** What the issue demands of a restore. */
const maxLossMs = 60_000
const maxBackMs = 30 * 60_000

const ports = { primary: 5481, standby: 5482, end: 5483, moment: 5484 }

/**
 * `npm run drill -- restore` makes a mall with a standby and repositories of its own. With `--stanza NAME` or `--until TIME` it
 * restores the backups of this machine's `/etc/pgbackrest`, by default those of `oja`.
 */
export const restoreDrill: Drill = {
  name: 'restore',
  how: 'A primary and a standby of PostgreSQL 15 under a mall that takes orders; pgBackRest backs the standby up as ops/pgbackrest has it; both are lost with their disks. Restored to the end, and to the moment before a DELETE; everything is checked.',
  packages: ['postgresql-15', 'pgbackrest'],
  async run(rehearsal) {
    const { values } = parseArgs({
      args: [...rehearsal.args],
      options: {
        until: { type: 'string' },
        stanza: { type: 'string' },
        products: { type: 'string' },
        orders: { type: 'string' },
      },
    })
    const { until, stanza } = values
    if (until !== undefined && Number.isNaN(Date.parse(until))) {
      throw new CannotStart(`'${until}' is no time. Write it as 2026-11-23T14:02:00+01:00.`)
    }
    const root = await mkdtemp(join(tmpdir(), 'oja-restore-'))
    rehearsal.opened.defer(() => rm(root, { recursive: true, force: true }))
    const machine = new Machine(root)
    await machine.give(root)
    if (stanza || until) {
      return drillInstalled(rehearsal.opened, machine, { stanza: stanza ?? 'oja', until })
    }
    const size = {
      products: Number(values.products ?? (rehearsal.isShort ? 2_000 : 1_000_000)),
      orders: Number(values.orders ?? (rehearsal.isShort ? 500 : 100_000)),
    }
    return rehearse(rehearsal, machine, size)
  },
}

interface Size {
  products: number
  orders: number
}

async function rehearse({ opened }: Rehearsal, machine: Machine, size: Size): Promise<DrillRow[]> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: join(machine.root, 'mall'),
    MALL_SECRET: 'a secret of the drill, long enough',
  })
  const nodes = {
    primary: { data: await machine.folder('primary'), port: ports.primary },
    standby: { data: join(machine.root, 'standby'), port: ports.standby },
  }
  await writeRepositories(machine, [nodes.primary, nodes.standby])
  const primary = await startPrimary(opened, machine, nodes.primary)
  await fill(primary.url, config, size)
  await machine.postgres('pg_basebackup', [
    `--pgdata=${nodes.standby.data}`,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    `--host=${machine.root}`,
    `--port=${ports.primary}`,
    '--username=postgres',
  ])
  const standby = await machine.start(opened, nodes.standby.data, {
    port: ports.standby,
    isStandby: true,
  })
  const backup = await backUp(machine, primary)
  const day = await ordinaryDay(opened, primary, config)
  // As a fire would: nothing of both machines is left, also no WAL that was not sent yet.
  await Promise.all([primary.stop('SIGKILL'), standby.stop('SIGKILL')])
  const lostAt = new Date()
  await day.over
  for (const { data } of Object.values(nodes)) await rm(data, { recursive: true })

  const to = { stanza: 'oja', name: 'oja' }
  const end = await restoreAndCheck(opened, machine, config, { ...to, port: ports.end })
  const moment = await restoreAndCheck(opened, machine, config, {
    ...to,
    until: day.before.toISOString(),
    port: ports.moment,
  })
  return [
    await rowOfEnd(end, { size, backup, placed: day.placed, lostAt }),
    await rowOfMoment(moment, day),
    await rowOfRefusal(machine),
  ]
}

async function startPrimary(
  opened: AsyncDisposableStack,
  machine: Machine,
  { data, port }: { data: string; port: number },
): Promise<Server> {
  await machine.postgres('initdb', [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
  ])
  await machine.place(resolve('ops/pgbackrest/postgresql.conf'), 'primary/pgbackrest.conf')
  await machine.write('primary/postgresql.conf', "include 'pgbackrest.conf'\n")
  const server = await machine.start(opened, data, {
    port,
    settings: { max_wal_size: '4GB', shared_buffers: '512MB' },
  })
  await machine.postgres('createdb', [
    '-h',
    machine.root,
    '-p',
    String(port),
    '-U',
    'postgres',
    'oja',
  ])
  return server
}

interface MadeBackup {
  tookMs: number
  /** Of the first repository. */
  bytes: number
}

/** As the timer does, with the project's own script. */
async function backUp(machine: Machine, { url }: Server): Promise<MadeBackup> {
  await machine.run('/usr/bin/pgbackrest', ['--stanza=oja', 'stanza-create'])
  const script = await machine.place(resolve('ops/pgbackrest/back-up'), 'back-up')
  await machine.place(resolve('ops/pgbackrest/record.sql'), 'record.sql')
  const startedAt = performance.now()
  await machine.run(script, ['full'], { DATABASE_URL: url })
  const folder = join(machine.root, 'repository-1')
  const sizes = await machine.run('/usr/bin/du', ['-sb', folder])
  return { tookMs: performance.now() - startedAt, bytes: Number.parseInt(sizes, 10) }
}

interface Day {
  placed: Placed[]
  /** The moment before the DELETE, and what it deleted. */
  before: Date
  deleted: number
  over: Promise<void>
}

/** Orders go on; in the middle somebody deletes what everybody had saved. Longer than WAL may wait. */
async function ordinaryDay(
  opened: AsyncDisposableStack,
  { url }: Server,
  config: Parameters<typeof openShop>[2],
): Promise<Day> {
  const shop = await openShop(opened, url, config)
  const placed: Placed[] = []
  let isOver = false
  const over = placeOrders(shop, placed, () => isOver).catch(() => {})
  await wait(15_000)
  const deleted = await count(shop.database, savedItems)
  const before = new Date()
  await wait(1_500)
  await shop.database.pool.query('DELETE FROM saved_items')
  await wait(65_000)
  return {
    placed,
    before,
    deleted,
    over: Promise.race([over, wait(5_000)]).then(() => {
      isOver = true
    }),
  }
}

async function rowOfEnd(
  end: Restored,
  {
    size,
    backup,
    placed,
    lostAt,
  }: { size: Size; backup: MadeBackup; placed: Placed[]; lostAt: Date },
): Promise<DrillRow> {
  const codes = await codesIn(end.database)
  const lost = placed.filter(({ code }) => !codes.has(code))
  const first = Math.min(...lost.map(({ at }) => at.getTime()), lostAt.getTime())
  const lossMs = lostAt.getTime() - first
  const isReached = lossMs <= maxLossMs && end.backMs <= maxBackMs && end.faults.length === 0
  return {
    what: 'restore after primary and standby were lost',
    toReach: 'loss ≤ 60 s; back ≤ 30 min; all checks',
    figures: `${size.products.toLocaleString('en')} products, ${size.orders.toLocaleString('en')} orders, ${megabytes(end.bytes)}: backup in ${seconds(backup.tookMs)} (${megabytes(backup.bytes)} with its WAL), back in ${seconds(end.backMs)}, ${verdict(end)}, the last ${seconds(lossMs)} lost (${lost.length} of ${placed.length} orders)`,
    isReached,
  }
}

async function rowOfMoment(moment: Restored, { placed, before, deleted }: Day): Promise<DrillRow> {
  const codes = await codesIn(moment.database)
  const earlier = placed.filter(({ at }) => at <= before)
  const later = placed.filter(({ at }) => at.getTime() > before.getTime() + 1_500)
  const lost = earlier.filter(({ code }) => !codes.has(code)).length
  const tooNew = later.filter(({ code }) => codes.has(code)).length
  const back = await count(moment.database, savedItems)
  return {
    what: 'restore to the moment before a DELETE',
    toReach: 'what was deleted is back; nothing later; all checks',
    figures: `${back} of ${deleted} deleted rows back in ${seconds(moment.backMs)}, ${verdict(moment)}; of ${earlier.length} orders before it ${lost} lost, of ${later.length} after it ${tooNew} there`,
    isReached:
      deleted > 0 && back === deleted && lost === 0 && tooNew === 0 && moment.faults.length === 0,
  }
}

/** A folder that has data, and a repository in which a byte is another. */
async function rowOfRefusal(machine: Machine): Promise<DrillRow> {
  const used = await machine.folder('restored-used')
  await machine.write('restored-used/notes.txt', 'mine')
  const overwriting = await refusal(restore(machine, used, { stanza: 'oja' }))
  const backups = join(machine.root, 'repository-1/backup/oja')
  const names = (await readdir(backups, { recursive: true })).filter((name) =>
    /\/bundle\/\d+$/.test(name),
  )
  for (const name of names) {
    await machine.run('/bin/sh', [
      '-c',
      'printf x | dd of="$1" bs=1 seek=$(($(stat -c %s "$1") / 2)) conv=notrunc status=none',
      'sh',
      join(backups, name),
    ])
  }
  const empty = await machine.folder('restored-damaged')
  const damaged = await refusal(restore(machine, empty, { stanza: 'oja' }))
  return {
    what: 'restore over data, and of a damaged backup',
    toReach: 'refused in words',
    figures: `over data: ${overwriting ?? 'not refused'}; damaged: ${damaged ?? 'not refused'}`,
    isReached: overwriting !== null && damaged !== null,
  }
}

/** The line of an error, without what differs between runs. */
async function refusal(attempt: Promise<unknown>): Promise<string | null> {
  return attempt.then(
    () => null,
    (error: unknown) => {
      const [line = String(error)] = /(?<=ERROR: \[\d+\]: )[^\n]*/.exec(String(error)) ?? []
      return line.replaceAll(/'?\/[^\s']*'?|'[0-9a-f]{40}'/g, '…')
    },
  )
}

async function codesIn(database: Database): Promise<Set<string>> {
  return new Set((await many(database, orderCodes)).map(({ order_code }) => order_code))
}

const orderCodes = rareStatement(
  'drill-order-codes',
  { order_code: text },
  'SELECT order_code FROM orders',
)

const savedItems = rareStatement('drill-saved-items', counted, 'SELECT count(*) FROM saved_items')

function verdict({ faults, checkedMs }: Restored): string {
  return faults.length === 0 ? `all checks in ${seconds(checkedMs)}` : faults.join(', ')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
}

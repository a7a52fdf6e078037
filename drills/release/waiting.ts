import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Drill } from '../drill.ts'
import { addRelease, openStage } from './stage.ts'
import { Traffic } from './traffic.ts'

const heldMs = 5_000
const longestMs = 2_500
/** All of it, among them fifteen a second that need the table. */
const perSecond = 100

export const waitingMigration: Drill = {
  name: 'migration',
  how: `A migration of the table of all carts is applied while a reader holds it for ${heldMs / 1_000} s, under ${perSecond} requests/s.`,
  packages: ['haproxy'],
  async run({ opened }) {
    const stage = await openStage(opened)
    const release = await addRelease(stage, 'release')
    for (const port of stage.ports) await stage.services.start(port, release)
    const isUp = () => stage.ports.every((port) => stage.services.log(port).includes('ready on'))
    while (!isUp()) await wait(500)
    const traffic = new Traffic(stage.shopUrl, stage.shop)
    await traffic.start(perSecond)
    await wait(5_000)
    traffic.slowestMs = 0

    const folder = join(stage.folder, 'migrations')
    mkdirSync(folder)
    const sql = '-- Up Migration\n\nALTER TABLE cart_lines ADD COLUMN drilled integer;\n'
    writeFileSync(join(folder, '9903_drilled_carts.sql'), sql)
    const reader = new pg.Client({
      connectionString: stage.databaseUrl,
      application_name: 'a slow report',
    })
    await reader.connect()
    opened.defer(() => reader.end())
    await reader.query('BEGIN')
    await reader.query('SELECT FROM cart_lines LIMIT 1')
    const begun = performance.now()
    const released = wait(heldMs).then(() => reader.query('COMMIT'))
    const applied = await migrate(stage.databaseUrl, { folder })
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    await released
    await wait(2_000)

    const { lostCarts } = await traffic.end()
    const { slowestMs, failed, sent } = traffic
    if (failed.size > 0) console.log('  failed', Object.fromEntries(failed))
    const failures = [...failed.values()].reduce((sum, count) => sum + count, 0)
    return [
      {
        what: 'migration while a reader holds its table 5 s',
        toReach: 'nobody waits over 2.5 s; applied later',
        figures: `of ${sent.toLocaleString('en')} requests the slowest took ${(slowestMs / 1_000).toFixed(1)} s, ${failures} failed, ${lostCarts} carts lost; applied ${seconds} s after it began`,
        isReached:
          slowestMs <= longestMs && failures === 0 && lostCarts === 0 && applied.length === 1,
      },
    ]
  },
}

import { recordRun } from '#server/backups/backups.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import type { DrillRow } from '../drill.ts'
import type { Machine } from './cluster.ts'
import { borrowRepositories } from './repository.ts'
import { restoreAndCheck } from './restored.ts'

const installed = '/etc/pgbackrest'
const maxBackMs = 30 * 60_000

/**
 * Restores the last backup of this machine's own pgBackRest, and counts the money in it. With `DATABASE_URL` a drill that
 * found nothing wrong is recorded in the mall's database, for its alert. Loss is what was committed before the drill and is
 * not there: of a mall where little is written, the time since then.
 */
export async function drillInstalled(
  opened: AsyncDisposableStack,
  machine: Machine,
  { stanza, until }: { stanza: string; until: string | undefined },
): Promise<DrillRow[]> {
  const config = readConfig(process.env)
  const startedAt = new Date()
  await borrowRepositories(machine, `${installed}/pgbackrest.conf`)
  const name = config.DATABASE_URL ? new URL(config.DATABASE_URL).pathname.slice(1) : 'oja'
  const restored = await restoreAndCheck(opened, machine, config, {
    stanza,
    until,
    include: `${installed}/conf.d`,
    name,
    port: 5485,
  })
  const { backMs, checkedMs, bytes, faults, lastAt } = restored
  const lostMs = until || !lastAt ? null : Math.max(0, startedAt.getTime() - lastAt.getTime())
  const isReached = faults.length === 0 && backMs <= maxBackMs
  if (config.DATABASE_URL && isReached) {
    const database = openDatabase(config.DATABASE_URL, { connections: 1 })
    opened.defer(() => database.close())
    await recordRun(database, {
      kind: 'drill',
      tool: 'pgbackrest',
      ended_at: new Date(),
      took_ms: backMs + checkedMs,
      bytes,
      lost_ms: lostMs,
      faults: 0,
    })
  }
  const found = faults.length === 0 ? 'all checks' : faults.join(', ')
  const loss = lostMs === null ? '' : `, as of ${(lostMs / 1_000).toFixed(0)} s before it`
  return [
    {
      what: `restore of ${stanza}${until ? ` to ${until}` : ''}`,
      toReach: 'back ≤ 30 min; all checks',
      figures: `${Math.round(bytes / 1e6)} MB back in ${(backMs / 1_000).toFixed(0)} s${loss}, ${found}`,
      isReached,
    },
  ]
}

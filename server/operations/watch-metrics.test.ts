import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { stoppedClock } from '#server/platform/clock.ts'
import { type LastRun, watchMetrics } from './watch-metrics.ts'

const clock = stoppedClock('2026-11-20T12:00:00Z')
const backup: LastRun = { kind: 'backup', endedAt: new Date('2026-11-20T11:00:00Z') }

/** Lines of what must be there, and of what is. */
async function exposed(required: { backups: boolean; standbys: number }, lastRuns = [backup]) {
  const registry = new Registry()
  const known = { nodes: [], lastRuns }
  for (const metric of watchMetrics({ clock, release: '7', required }, () => known))
    registry.registerMetric(metric)
  const text = await registry.metrics()
  return text.split('\n').filter((line) => /^oja_(backup|database_standbys_wanted)/.test(line))
}

test('one machine that never made a backup is to have none, and no standbys', async () => {
  expect(await exposed({ backups: false, standbys: 0 }, [])).toEqual([
    'oja_backup_wanted{kind="backup"} 0',
    'oja_backup_wanted{kind="pictures"} 0',
    'oja_backup_wanted{kind="drill"} 0',
    'oja_database_standbys_wanted 0',
  ])
})

test('many machines are to have them from the beginning, and who had a backup once, further ones and drills', async () => {
  expect(await exposed({ backups: true, standbys: 2 }, [])).toEqual([
    'oja_backup_wanted{kind="backup"} 1',
    'oja_backup_wanted{kind="pictures"} 1',
    'oja_backup_wanted{kind="drill"} 1',
    'oja_database_standbys_wanted 2',
  ])
  expect(await exposed({ backups: false, standbys: 0 })).toEqual([
    'oja_backup_age_seconds{kind="backup"} 3600',
    'oja_backup_wanted{kind="backup"} 1',
    'oja_backup_wanted{kind="pictures"} 1',
    'oja_backup_wanted{kind="drill"} 1',
    'oja_database_standbys_wanted 0',
  ])
})

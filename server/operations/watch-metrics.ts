import { Gauge, type Metric } from 'prom-client'
import { type BackupKind, backupKinds } from '#contract/figures.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DatabaseNode } from '#server/platform/database/nodes.ts'

/** The last good backup, and the last drill that was passed. */
export interface LastRun {
  kind: BackupKind
  endedAt: Date
}

/** What a mall must have, so that its absence is an alert: many machines need more than one. */
export interface Requirements {
  /** Backups, also before the first one. */
  backups: boolean
  /** How many standbys. */
  standbys: number
}

interface WatchedDeps {
  clock: Clock
  release: string
  required: Requirements
}

interface Watched {
  nodes: readonly DatabaseNode[]
  lastRuns: readonly LastRun[]
}

/**
 * Backups and standbys as Prometheus reads them, the same in every process, and the release of this one. What never was has
 * no age; once a mall has backups, it goes on needing them, and drills of them.
 */
export function watchMetrics(
  { clock, release, required }: WatchedDeps,
  watched: () => Watched,
): Metric[] {
  const standbys = () => watched().nodes.filter(({ role }) => role === 'standby')
  const registers: [] = []
  return [
    new Gauge({
      name: 'oja_release',
      help: 'The release that this process runs: always 1',
      labelNames: ['release'] as const,
      registers,
      collect() {
        this.set({ release }, 1)
      },
    }),
    new Gauge({
      name: 'oja_backup_age_seconds',
      help: 'Time since the last good backup, copy of pictures and drill',
      labelNames: ['kind'] as const,
      registers,
      collect() {
        this.reset()
        for (const { kind, endedAt } of watched().lastRuns) {
          this.set({ kind }, (clock.now().getTime() - endedAt.getTime()) / 1_000)
        }
      },
    }),
    new Gauge({
      name: 'oja_backup_wanted',
      help: 'Whether this mall is to have backups, copies of pictures and drills: many machines, or it had some',
      labelNames: ['kind'] as const,
      registers,
      collect() {
        const isRequired = required.backups || watched().lastRuns.length > 0
        for (const kind of backupKinds) this.set({ kind }, isRequired ? 1 : 0)
      },
    }),
    new Gauge({
      name: 'oja_database_standbys_wanted',
      help: 'Databases that are to copy the primary',
      registers,
      collect() {
        this.set(required.standbys)
      },
    }),
    new Gauge({
      name: 'oja_database_standbys',
      help: 'Databases that copy the primary, by whether a commit waits for them',
      labelNames: ['sync'] as const,
      registers,
      collect() {
        const waitedFor = standbys().filter(({ is_synchronous: isSync }) => isSync).length
        this.set({ sync: 'yes' }, waitedFor)
        this.set({ sync: 'no' }, standbys().length - waitedFor)
      },
    }),
    new Gauge({
      name: 'oja_database_standby_delay_seconds',
      help: 'What a standby has not replayed yet, as the primary knows it',
      labelNames: ['node'] as const,
      registers,
      collect() {
        this.reset()
        for (const { name: node, delay_seconds: delay } of standbys())
          this.set({ node }, delay ?? 0)
      },
    }),
  ]
}

import type { BackupKind } from '#contract/figures.ts'
import type { OperationsState } from '#contract/office/operations.ts'
import { Badge } from '#ui/badge.tsx'
import { Time } from '../lists/time.tsx'
import { Section } from '../shell/section.tsx'
import { duration, secondsBetween } from './words.ts'

/** What each is called, and when the last good one is too old, s, as the alerts have it; null: it has no alert. */
const kinds: Record<BackupKind, { title: string; maxSeconds: number | null }> = {
  backup: { title: 'Backup', maxSeconds: 26 * 3_600 },
  pictures: { title: 'Copy of the pictures', maxSeconds: null },
  drill: { title: 'Backup restored and checked', maxSeconds: 8 * 86_400 },
}

/** When the last good backup and drill were. */
export function Backups({ state: { backups, at } }: { state: OperationsState }) {
  return (
    <Section title="Backups">
      <ul className="grid gap-2">
        {backups.map(({ kind, ended_at: endedAt }) => {
          const { title, maxSeconds } = kinds[kind]
          const age = endedAt === null ? null : secondsBetween(endedAt, at)
          const isOld = maxSeconds !== null && age !== null && age > maxSeconds
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>{title}</span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {endedAt && <Time at={endedAt} />}
                {age === null && <Badge>None yet</Badge>}
                {age !== null && (
                  <Badge tone={isOld ? 'danger' : 'success'}>{duration(age)} ago</Badge>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

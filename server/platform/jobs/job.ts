import { Cron } from 'croner'

/**
 * Scheduled work. A run does only what is due by the mall's clock, so running early, twice, or in two
 * processes at once does no harm.
 */
export interface Job {
  /** Letters, digits and hyphens. */
  name: string
  /** Five cron fields, in Lagos time. */
  schedule: string
  run(): Promise<void>
}

export function defineJob(name: string, schedule: string, run: () => Promise<void>): Job {
  return { name, schedule, run }
}

/** When a job is due for the first time after `after`. Throws where its schedule has no such time. */
export function nextRun({ name, schedule }: Pick<Job, 'name' | 'schedule'>, after: Date): Date {
  const next = new Cron(schedule, { timezone: 'Africa/Lagos', mode: '5-part' }).nextRun(after)
  if (!next) throw new Error(`the job ${name} is never due`)
  return next
}

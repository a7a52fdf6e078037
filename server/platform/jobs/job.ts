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

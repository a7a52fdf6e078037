import type { ServiceState } from './services.ts'

/** What was measured of a service in some time. */
export interface Measured {
  /** Calls that were answered. */
  good: number
  /** Calls that failed on our side, or a provider's. */
  bad: number
  /** Looks of processes at themselves; of these those that found it unable to work, and closed by staff. */
  looks: number
  badLooks: number
  closedLooks: number
}

/** Below this many failures a service has trouble at most: one shopper's bad luck is no outage. */
const failuresOfOutage = 3
/** From this share of failures on it has trouble. */
const degradedShare = 0.05

/** One rule for the present, and (as SQL, `days.ts`) for each minute of the past. */
export function judge({ good, bad, looks, badLooks, closedLooks }: Measured): ServiceState {
  if (closedLooks * 2 > looks) return 'closed'
  const isOut = bad >= failuresOfOutage && bad >= good
  if (isOut || (badLooks > 0 && badLooks * 2 >= looks)) return 'down'
  const hasFailures = bad > 0 && bad >= (good + bad) * degradedShare
  return hasFailures || badLooks > 0 ? 'degraded' : 'works'
}

/** The same of a row of `operations_status_minutes`. */
export const stateInSql = `CASE
  WHEN closed_looks * 2 > looks THEN 'closed'
  WHEN bad >= ${failuresOfOutage} AND bad >= good THEN 'down'
  WHEN bad_looks > 0 AND bad_looks * 2 >= looks THEN 'down'
  WHEN bad > 0 AND bad >= (good + bad) * ${degradedShare} THEN 'degraded'
  WHEN bad_looks > 0 THEN 'degraded'
  ELSE 'works' END`

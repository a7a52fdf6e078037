import { inject } from 'vitest'

const isWhole = inject('isWhole')

/**
 * How much of something a proof does: `daily` in `npm test`, where all of them together have few minutes,
 * and `whole` in `npm run prove`.
 */
export function sized(daily: number, whole: number): number {
  return isWhole ? whole : daily
}

/** The same for how long a test may take, ms. */
export const proofMs = isWhole ? 3_600_000 : 120_000

/** `1,000` */
export function shown(count: number): string {
  return count.toLocaleString('en')
}

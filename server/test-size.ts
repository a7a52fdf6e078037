import { inject } from 'vitest'

const isWhole = inject('isWhole')

/**
 * The size of a proof: `daily` in `npm test`, where all proofs together have few minutes, and `whole` in
 * `npm run prove`.
 */
export function sized(daily: number, whole: number): number {
  return isWhole ? whole : daily
}

/** The time limit of a proof, ms. */
export const proofMs = isWhole ? 3_600_000 : 240_000

/** `1,000` */
export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

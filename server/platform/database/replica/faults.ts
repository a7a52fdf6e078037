import { isReadOnly, isUnavailable } from '../database.ts'

/**
 * Why the primary answers in a replica's place:
 * `unknown` where the primary is, so what was announced may be missing · `behind` the last announcement · `late` by more than
 * five seconds · `absent`: it does not answer, or is no replica · `busy`: all connections to it are in use ·
 * `conflict`: what it replays cancelled the query · `written`: a query wanted to write.
 */
export const reasons = [
  'unknown',
  'behind',
  'late',
  'absent',
  'busy',
  'conflict',
  'written',
] as const
export type Reason = (typeof reasons)[number]

/** Why a query failed where only the replica is to blame; null: the primary would give the same answer. */
export function reasonOf(error: unknown): Reason | null {
  if (isReadOnly(error)) return 'written'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (conflicts.has(code)) return 'conflict'
  // Cancelled after its longest time: the primary would need as long.
  if (code === '57014') return null
  if (!isUnavailable(error)) return null
  return error instanceof Error && /timeout exceeded/.test(error.message) ? 'busy' : 'absent'
}

const conflicts = new Set([
  '40001', // what is replayed removes rows, or locks a table, that the query reads
  '40P01', // the two wait for each other
  '55P03', // what is replayed has the table locked
])

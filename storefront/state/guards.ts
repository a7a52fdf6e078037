/** Small checks for what comes back from storage, where anything may stand. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** A whole number from `least` that integers can hold. */
export function isWhole(value: unknown, least = 0): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least
}

/** The entries of a list that pass; none where it is no list. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  return value.map(read).filter((entry) => entry !== null)
}

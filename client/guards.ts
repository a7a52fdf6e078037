/** Checks for what is read from storage, which may be anything. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** A safe integer of at least `min`. */
export function isWhole(value: unknown, min = 0): value is number {
  return Number.isSafeInteger(value) && Number(value) >= min
}

/** The entries that `read` accepts; none where `value` is no list. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  return value.map(read).filter((entry) => entry !== null)
}

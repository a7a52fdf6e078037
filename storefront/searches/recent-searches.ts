import { useAppState } from '../state/store.ts'

const storageKey = 'oja-searches'

/** The last ones, the newest first. */
const max = 6

interface Stored {
  /** Whose they are; null: a visitor's. Nobody reads another's. */
  accountId: number | null
  terms: string[]
}

/** The last searches of whoever uses this browser now; those of somebody else are deleted. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (!isStored(stored)) return []
    if (stored.accountId === accountIdNow()) return stored.terms
    localStorage.removeItem(storageKey)
    return []
  } catch {
    // Storage is forbidden, or holds something else.
    return []
  }
}

/** Puts a search first. */
export function addRecentSearch(term: string): void {
  const same = term.toLowerCase()
  const others = recentSearches().filter((other) => other.toLowerCase() !== same)
  write({ accountId: accountIdNow(), terms: [term, ...others].slice(0, max) })
}

export function clearRecentSearches(): void {
  write(null)
}

function write(stored: Stored | null): void {
  try {
    if (stored) localStorage.setItem(storageKey, JSON.stringify(stored))
    else localStorage.removeItem(storageKey)
  } catch {
    // A browser that forbids storage remembers nothing.
  }
}

function accountIdNow(): number | null {
  const { userDetails } = useAppState.getState().auth
  return userDetails?.id ?? null
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'terms' in value &&
    'accountId' in value &&
    Array.isArray(value.terms) &&
    value.terms.every((term) => typeof term === 'string')
  )
}

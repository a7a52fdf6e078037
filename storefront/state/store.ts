import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { isRecord } from '#client/guards.ts'
import { readState } from './read-state.ts'
import { type AppState, guestState } from './state.ts'

/** The one local-storage entry. `first-paint.ts` reads it before anything else runs. */
export const storageKey = 'oja'

/**
 * Counted up by a change of `AppState` that `readState` cannot recognise. Drops the cache of lists.
 */
const version = 1

/**
 * The entry as last read or written: while storage has the same text, no other tab has changed it.
 */
let seen: string | null = null
/** False once a write has failed: storage is then older than the state in memory. */
let isPersisted = true

const storage: PersistStorage<AppState> = {
  getItem(name) {
    const text = readText(name)
    return text === null ? null : { state: readEntry(text), version }
  },
  setItem(name, { state }) {
    // Where the storage is full, the cart is worth more than the cache of lists.
    isPersisted = write(name, state) || write(name, { ...state, cache: {} })
  },
  removeItem(name) {
    localStorage.removeItem(name)
  },
}

/** Null where there is no entry, and in a browser that forbids storage. */
function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A corrupt entry gives the guest's state; the cache of another version is dropped. */
function readEntry(text: string): AppState {
  try {
    const entry: unknown = JSON.parse(text)
    if (!isRecord(entry)) return guestState
    const state = readState(entry.state)
    return entry.version === version ? state : { ...state, cache: {} }
  } catch {
    return guestState
  }
}

function write(name: string, state: AppState): boolean {
  try {
    const text = JSON.stringify({ state, version })
    localStorage.setItem(name, text)
    seen = text
    return true
  } catch {
    return false
  }
}

/**
 * The state of this browser. Hydration uses the guest's state, as the server rendered it;
 * `startState` reads the entry.
 */
export const useAppState = create<AppState>()(
  persist(() => guestState, { name: storageKey, version, storage, skipHydration: true }),
)

/** Reads the entry now and whenever another tab may have written it. */
export function startState(): void {
  reread()
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) reread()
  })
  // A page that comes back from the back-forward cache has missed the storage events.
  addEventListener('pageshow', (event) => {
    if (event.persisted) reread()
  })
}

/**
 * Changes several parts at once; see `changeState`. Nothing changes where `change` returns the same
 * object.
 */
export function changeStates(change: (state: AppState) => AppState): void {
  reread()
  const before = useAppState.getState()
  const after = change(before)
  if (after !== before) useAppState.setState(after, true)
}

/** Changes one part of what is in storage now: another tab may have changed it meanwhile. */
export function changeState<K extends keyof AppState>(
  part: K,
  change: (value: AppState[K]) => AppState[K],
): void {
  reread()
  useAppState.setState((state) => ({ ...state, [part]: change(state[part]) }))
}

function reread() {
  const text = readText(storageKey)
  if (!isPersisted || text === seen) return
  seen = text
  if (text === null) useAppState.setState(guestState, true)
  else void useAppState.persist.rehydrate()
}

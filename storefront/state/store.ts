import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { isRecord } from './guards.ts'
import { readState } from './read-state.ts'
import { type AppState, guestState } from './state.ts'

/** The one local-storage entry. `first-paint.ts` reads from it before anything else runs. */
export const storageKey = 'oja'

/** 1: the first. A change of `AppState` that `readState` cannot see counts this up. */
const version = 1

/** The entry as last read or written: while it stands there, nobody else changed it. */
let seen: string | null = null
/** False once a write failed: then what stands in storage is older than what we hold. */
let remembers = true

const storage: PersistStorage<AppState> = {
  getItem(name) {
    const text = readText(name)
    return text === null ? null : { state: readEntry(text), version }
  },
  setItem(name, { state }) {
    // When the device is full the cart matters and the cache does not.
    remembers = write(name, state) || write(name, { ...state, cache: {} })
  },
  removeItem(name) {
    localStorage.removeItem(name)
  },
}

/** Null where nothing stands, and in a browser that forbids storage. */
function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A corrupt entry is a guest's; the cache of another version is dropped. */
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
 * What this browser remembers. Hydration sees the guest's state, as the server rendered it;
 * `startState` reads the entry right after.
 */
export const useAppState = create<AppState>()(
  persist(() => guestState, { name: storageKey, version, storage, skipHydration: true }),
)

/** Reads the entry, and again whenever another tab may have written it. */
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

/** Changes several parts at once; see `changeState`. The same object back changes nothing. */
export function changeStates(change: (state: AppState) => AppState): void {
  reread()
  const before = useAppState.getState()
  const after = change(before)
  if (after !== before) useAppState.setState(after, true)
}

/** Changes one part, starting from what stands in storage now: another tab may have been quicker. */
export function changeState<K extends keyof AppState>(
  part: K,
  change: (value: AppState[K]) => AppState[K],
): void {
  reread()
  useAppState.setState((state) => ({ ...state, [part]: change(state[part]) }))
}

function reread() {
  const text = readText(storageKey)
  if (!remembers || text === seen) return
  seen = text
  if (text === null) useAppState.setState(guestState, true)
  else void useAppState.persist.rehydrate()
}

import type { AppState } from './state.ts'
import { changeStates, useAppState } from './store.ts'

/** Where the state is kept. The browser has one; tests have one for each device. */
export interface Memory {
  get(): AppState
  /** The same object back changes nothing. */
  change(change: (state: AppState) => AppState): void
}

export const browserMemory: Memory = { get: useAppState.getState, change: changeStates }

/** The memory as long as one session lasts: what comes back after its end changes nothing. */
export interface Session extends Memory {
  isOn(): boolean
}

/** The session that is on now. */
export function sessionOf(memory: Memory): Session {
  const { accessToken } = memory.get().auth
  const isOn = () => accessToken !== null && memory.get().auth.accessToken === accessToken
  return {
    isOn,
    get: memory.get,
    change: (change) =>
      memory.change((state) => (state.auth.accessToken === accessToken ? change(state) : state)),
  }
}

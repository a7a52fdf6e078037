import type { AppState } from './state.ts'
import { changeStates, useAppState } from './store.ts'

/** The store of the state. The browser has one; tests have one for each device. */
export interface Memory {
  get(): AppState
  /** Nothing changes where `change` returns the same object. */
  change(change: (state: AppState) => AppState): void
}

export const browserMemory: Memory = { get: useAppState.getState, change: changeStates }

/** The memory during one session: changes after its end have no effect. */
export interface Session extends Memory {
  isActive(): boolean
}

/** The current session. */
export function sessionOf(memory: Memory): Session {
  const { accessToken } = memory.get().auth
  const isActive = () => accessToken !== null && memory.get().auth.accessToken === accessToken
  return {
    isActive,
    get: memory.get,
    change: (change) =>
      memory.change((state) => (state.auth.accessToken === accessToken ? change(state) : state)),
  }
}

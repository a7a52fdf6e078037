import type { RouterHistory } from '@tanstack/react-router'

/** The row that was opened last from each list's address: back returns to it. */
const opened = new Map<string, string>()
let isBack = false

/** Follows whether the last step of the history went back. */
export function followBack(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    isBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0)
  })
}

export function rememberRow(address: string, key: string): void {
  opened.set(address, key)
}

/** The row to return to; null where the member came in another manner. */
export function rowToReturnTo(address: string): string | null {
  return isBack ? (opened.get(address) ?? null) : null
}

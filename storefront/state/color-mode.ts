import type { UiMode } from './state.ts'
import { changeState, useAppState } from './store.ts'

const darkDevice = '(prefers-color-scheme: dark)'

/** Applies the chosen mode, also when another tab or the device changes it. */
export function followColorMode(): void {
  useAppState.subscribe(({ app }, before) => {
    if (app.uiMode !== before.app.uiMode) apply(app.uiMode)
  })
  matchMedia(darkDevice).addEventListener('change', () => apply(useAppState.getState().app.uiMode))
}

export function toggleColorMode(): void {
  const uiMode: UiMode = document.documentElement.dataset.mode === 'dark' ? 'light' : 'dark'
  changeState('app', (app) => ({ ...app, uiMode }))
}

function apply(chosen: UiMode | null) {
  const device = matchMedia(darkDevice).matches ? 'dark' : 'light'
  document.documentElement.dataset.mode = chosen ?? device
}

import type { UiMode } from './state.ts'
import { changeState, storageKey, useMall } from './store.ts'

/**
 * Runs in the page's head before anything is painted, so that no light page flashes in the dark. It
 * also tells the styles that scripts run. Kept apart from the bundle, which comes later.
 */
export const colorModeScript = `(()=>{let m;try{m=/"uiMode":"(light|dark)"/.exec(localStorage.getItem('${storageKey}'))?.[1]}catch{}document.documentElement.dataset.mode=m??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`

const darkDevice = '(prefers-color-scheme: dark)'

/** Keeps the page in the chosen mode, also when another tab or the device changes it. */
export function followColorMode(): void {
  useMall.subscribe(({ app }, before) => {
    if (app.uiMode !== before.app.uiMode) apply(app.uiMode)
  })
  matchMedia(darkDevice).addEventListener('change', () => apply(useMall.getState().app.uiMode))
}

/** To the other mode than the one that is shown. */
export function toggleColorMode(): void {
  const uiMode: UiMode = document.documentElement.dataset.mode === 'dark' ? 'light' : 'dark'
  changeState('app', (app) => ({ ...app, uiMode }))
}

function apply(chosen: UiMode | null) {
  const device = matchMedia(darkDevice).matches ? 'dark' : 'light'
  document.documentElement.dataset.mode = chosen ?? device
}

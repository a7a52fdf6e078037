import type { UiMode } from './state.ts'
import { changeState, storageKey, useAppState } from './store.ts'

/**
 * Runs in the page's head before the first paint, so that no light page flashes in dark mode and no
 * customer sees the visitor's header for a moment. It also sets whether data is saved, and
 * `data-mode` tells the styles that scripts run. Inline, because the bundle loads later.
 */
export const firstPaintScript = `(()=>{let t;try{t=localStorage.getItem('${storageKey}')}catch{}const d=document.documentElement.dataset;d.mode=/"uiMode":"(light|dark)"/.exec(t)?.[1]??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');if(/"accessToken":"/.test(t))d.signedIn='';if((/"dataSaver":(true|false)/.exec(t)?.[1]??String(navigator.connection?.saveData))==='true')d.saving=''})()`

/** Sets for the styles whether somebody is signed in. */
export function followSignedIn(): void {
  mark()
  useAppState.subscribe(mark)
}

function mark() {
  document.documentElement.toggleAttribute('data-signed-in', useAppState.getState().auth.loggedIn)
}

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

import { storageKey, useAppState } from './store.ts'

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

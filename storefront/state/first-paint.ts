import { storageKey, useAppState } from './store.ts'

/**
 * Runs in the page's head before anything is painted, so that no light page flashes in the dark and
 * nobody who is signed in sees the visitor's header for a moment. It also says whether data is saved, and
 * tells the styles that scripts run. Kept apart from the bundle, which comes later.
 */
export const firstPaintScript = `(()=>{let t;try{t=localStorage.getItem('${storageKey}')}catch{}const d=document.documentElement.dataset;d.mode=/"uiMode":"(light|dark)"/.exec(t)?.[1]??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');if(/"accessToken":"/.test(t))d.signedIn='';if((/"dataSaver":(true|false)/.exec(t)?.[1]??String(navigator.connection?.saveData))==='true')d.saving=''})()`

/** Keeps the styles in agreement with who is signed in. */
export function followSignedIn(): void {
  mark()
  useAppState.subscribe(mark)
}

function mark() {
  document.documentElement.toggleAttribute('data-signed-in', useAppState.getState().auth.loggedIn)
}

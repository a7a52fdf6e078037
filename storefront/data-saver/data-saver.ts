import type { AnyRouter } from '@tanstack/react-router'
import { onSaving, savesData, setSaving } from '#ui/saving.ts'
import { changeState, useAppState } from '../state/store.ts'

/** Keeps the page with what was chosen, also in another tab; until then with what the browser asks for. */
export function followDataSaver(router: AnyRouter): void {
  const follow = () => setSaving(useAppState.getState().app.dataSaver ?? deviceSaves())
  const preload = () =>
    router.update({ ...router.options, defaultPreload: savesData() ? false : 'intent' })
  onSaving(preload)
  useAppState.subscribe(({ app }, before) => {
    if (app.dataSaver !== before.app.dataSaver) follow()
  })
  follow()
  if (savesData()) preload()
}

/** To the other one than what holds now. */
export function toggleDataSaver(): void {
  const dataSaver = !savesData()
  changeState('app', (app) => ({ ...app, dataSaver }))
}

function deviceSaves(): boolean {
  return navigator.connection?.saveData === true
}

import type { AnyRouter } from '@tanstack/react-router'
import { onSaving, savesData, setSaving } from '#ui/saving.ts'
import { changeState, useAppState } from '../state/store.ts'

/** Applies the shopper's choice, also one made in another tab; without a choice, the browser's `Save-Data`. */
export function followDataSaver(router: AnyRouter): void {
  const follow = () => setSaving(useAppState.getState().app.dataSaver ?? browserSavesData())
  const preload = () =>
    router.update({ ...router.options, defaultPreload: savesData() ? false : 'intent' })
  onSaving(preload)
  useAppState.subscribe(({ app }, before) => {
    if (app.dataSaver !== before.app.dataSaver) follow()
  })
  follow()
  if (savesData()) preload()
}

export function toggleDataSaver(): void {
  const dataSaver = !savesData()
  changeState('app', (app) => ({ ...app, dataSaver }))
}

function browserSavesData(): boolean {
  return navigator.connection?.saveData === true
}

import type { AnyRouter } from '@tanstack/react-router'
import { onSaving, savesData, setSaving, useSaving } from '#ui/pictures/saving.ts'
import { changeState, useAppState } from '../state/store.ts'

/** Takes its look from `className`; hidden without JavaScript. */
export function DataSaverSwitch({ className = '' }: { className?: string }) {
  const saving = useSaving()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={saving}
      onClick={toggleDataSaver}
      className={`${className} group cursor-pointer justify-between not-js:hidden`}
    >
      Data saver
      <span className="flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors duration-(--quick) group-aria-checked:border-brand group-aria-checked:bg-brand">
        <span className="size-4.5 rounded-full bg-line-strong transition-transform duration-(--quick) group-aria-checked:translate-x-5 group-aria-checked:bg-on-brand" />
      </span>
    </button>
  )
}

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

function toggleDataSaver(): void {
  const dataSaver = !savesData()
  changeState('app', (app) => ({ ...app, dataSaver }))
}

function browserSavesData(): boolean {
  return navigator.connection?.saveData === true
}

import { useSaving } from '#ui/saving.ts'
import { toggleDataSaver } from './data-saver.ts'

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

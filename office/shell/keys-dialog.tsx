import { Dialog } from '#ui/dialog.tsx'
import type { Shortcut } from './keys.ts'

interface KeysDialogProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Those of every list; the grid itself handles them. */
const ofLists = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move in a list' },
  { keys: ['Home', 'End'], does: 'First and last cell of a row' },
  { keys: ['mod+Home', 'mod+End'], does: 'First and last row' },
  { keys: ['Enter'], does: 'Open the row, or use what is in the cell' },
  { keys: ['Space'], does: 'Choose the row' },
]

export function KeysDialog({ shortcuts, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and has no control must take the focus
        tabIndex={0}
        aria-label="All keys"
        className="grid gap-5"
      >
        <KeyList title="Everywhere" rows={shortcuts} />
        <KeyList title="In lists" rows={ofLists} />
        <p className="text-sm text-ink-soft">While you are typing, only Ctrl K works.</p>
      </section>
    </Dialog>
  )
}

function KeyList({ title, rows }: { title: string; rows: readonly Omit<Shortcut, 'run'>[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {rows.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 whitespace-nowrap rounded-sm border border-line-strong bg-sunken px-1.5 text-center font-sans text-sm"
                >
                  {key
                    .replace('mod+', 'Ctrl ')
                    .replace(/ (.)$/, (_, last) => ` ${last.toUpperCase()}`)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

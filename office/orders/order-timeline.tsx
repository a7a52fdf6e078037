import { useState } from 'react'
import type { OfficeOrder, TimelineEntry } from '#contract/office/order.ts'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Time } from '../lists/time.tsx'
import { Section } from '../shell/section.tsx'

type Kind = TimelineEntry['kind']

const kinds: Record<Kind, { icon: IconName; label: string }> = {
  move: { icon: 'box', label: 'Moves' },
  payment: { icon: 'wallet', label: 'Money' },
  parcel: { icon: 'truck', label: 'Parcel' },
  message: { icon: 'bell', label: 'Messages' },
  note: { icon: 'chat', label: 'Notes' },
  comment: { icon: 'user', label: 'Comments' },
}

/** Entries before the rest is folded. */
const maxOpen = 12

/** All that happened, the newest first; each kind can be read by itself. */
export function OrderTimeline({ order: { timeline } }: { order: OfficeOrder }) {
  const [kind, setKind] = useState<Kind | null>(null)
  const [isWhole, setWhole] = useState(false)
  const fitting = timeline.filter((entry) => kind === null || entry.kind === kind)
  const entries = isWhole ? fitting : fitting.slice(0, maxOpen)
  const used = (Object.keys(kinds) as Kind[]).filter((one) =>
    timeline.some((entry) => entry.kind === one),
  )
  return (
    <Section title="What happened">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Which kind</legend>
        <KindButton label="All" isOn={kind === null} onClick={() => setKind(null)} />
        {used.map((one) => (
          <KindButton
            key={one}
            label={kinds[one].label}
            isOn={kind === one}
            onClick={() => setKind(one)}
          />
        ))}
      </fieldset>
      <ol className="grid gap-3">
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same at one time
          <li key={place} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 text-sm">
            <span className="mt-0.5 text-ink-soft">
              <Icon name={kinds[entry.kind].icon} size={18} />
            </span>
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>
                <strong>{entry.title}</strong>
                <span className="text-ink-soft">
                  {entry.by && ` by ${entry.by}`}, <Time at={entry.at} />
                </span>
              </p>
              {entry.text && <p className="whitespace-pre-line">{entry.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {fitting.length > maxOpen && !isWhole && (
        <button
          type="button"
          className="dense justify-self-start text-sm text-link underline"
          onClick={() => setWhole(true)}
        >
          {`All ${fitting.length}`}
        </button>
      )}
    </Section>
  )
}

interface KindButtonProps {
  label: string
  isOn: boolean
  onClick: () => void
}

function KindButton({ label, isOn, onClick }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={classes(
        'dense rounded-full border px-3 text-sm',
        isOn ? 'border-brand bg-brand-soft font-semibold' : 'border-line-strong',
      )}
    >
      {label}
    </button>
  )
}

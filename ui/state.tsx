import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Motif, type MotifName } from './motif.tsx'

interface StateProps {
  title: string
  /** What to do next, in a sentence. */
  line?: ReactNode
  motif?: MotifName
  children?: ReactNode
}

/** An empty list or page, with what to do next. */
export function EmptyState({ title, line, motif = 'birds', children }: StateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <span className="relative block size-28 overflow-hidden rounded-full bg-brand text-on-brand-soft">
        <Motif name={motif} />
      </span>
      <p className="text-xl font-bold">{title}</p>
      {line && <p className="max-w-md text-ink-soft">{line}</p>}
      {children}
    </div>
  )
}

/** A list that could not be fetched (storefront specification, section 8). */
export function ErrorState({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" size={32} />
      </span>
      <p className="text-lg font-bold">Something went wrong! TRY AGAIN..</p>
      <Button onClick={onRefresh}>
        <Icon name="refresh" size={18} />
        Refresh
      </Button>
    </div>
  )
}

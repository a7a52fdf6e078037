import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface Fact {
  id: string
  title: string
  content: ReactNode
}

/**
 * Tabs on wide screens, an accordion on phones, one text below the other without JavaScript. The
 * page always contains the whole text.
 */
export function Facts({ label, facts }: { label: string; facts: Fact[] }) {
  const id = useId()
  const [tab, setTab] = useState(facts[0]?.id)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(facts[0] ? [facts[0].id] : []))
  function toggle(fact: string) {
    const next = new Set(open)
    if (!next.delete(fact)) next.add(fact)
    setOpen(next)
  }
  return (
    <div className="rounded-lg border border-line bg-surface">
      <TabList label={label} id={id} facts={facts} selected={tab} onSelect={setTab} />
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="border-line not-last:not-js:border-b max-md:not-last:border-b"
        >
          <FoldHead
            controls={`${id}-${fact.id}`}
            title={fact.title}
            open={open.has(fact.id)}
            onToggle={() => toggle(fact.id)}
          />
          <div
            id={`${id}-${fact.id}`}
            role="tabpanel"
            aria-label={fact.title}
            className={classes(
              'px-4 pb-5 md:p-6',
              open.has(fact.id) ? 'max-md:js:block' : 'max-md:js:hidden',
              tab === fact.id ? 'md:js:block' : 'md:js:hidden',
            )}
          >
            {fact.content}
          </div>
        </div>
      ))}
    </div>
  )
}

interface TabListProps {
  label: string
  id: string
  facts: Fact[]
  selected: string | undefined
  onSelect: (fact: string) => void
}

function TabList({ label, id, facts, selected, onSelect }: TabListProps) {
  function step(event: KeyboardEvent<HTMLDivElement>) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const at = facts.findIndex((fact) => fact.id === selected)
    const next = facts.at((at + by) % facts.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${id}-${next.id}-tab`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={step}
      className="hidden gap-2 border-b border-line px-4 md:js:flex"
    >
      {facts.map((fact) => (
        <button
          key={fact.id}
          id={`${id}-${fact.id}-tab`}
          type="button"
          role="tab"
          aria-selected={fact.id === selected}
          aria-controls={`${id}-${fact.id}`}
          tabIndex={fact.id === selected ? 0 : -1}
          onClick={() => onSelect(fact.id)}
          className="min-h-13 border-b-3 border-transparent px-3 font-semibold text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {fact.title}
        </button>
      ))}
    </div>
  )
}

interface FoldHeadProps {
  controls: string
  title: string
  open: boolean
  onToggle: () => void
}

function FoldHead({ controls, title, open, onToggle }: FoldHeadProps) {
  return (
    <h2 className="md:js:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
        className="group flex min-h-13 w-full items-center justify-between px-4 text-left font-semibold"
      >
        {title}
        <span className="hidden transition-transform duration-(--quick) group-aria-expanded:rotate-180 js:block">
          <Icon name="chevron-down" />
        </span>
      </button>
    </h2>
  )
}

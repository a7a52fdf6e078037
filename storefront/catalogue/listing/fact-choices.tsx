import { lazy, Suspense } from 'react'
import type { FactKind } from '#contract/shop/facts.ts'
import { Icon } from '#ui/icon.tsx'
import { formatCount } from '#ui/naira.ts'
import { type Filters, toggleFact } from '../filters.ts'
import { ListingLink } from './listing-link.tsx'

const SizeGuide = lazy(() => import('./size-guide.tsx'))

/** What the products of the list differ in, the most frequent first. */
export type FactChoices = {
  kind: FactKind
  values: { fact: string; name: string; count: number; count_is_exact: boolean }[]
}[]

const legends: Record<FactKind, string> = {
  size: 'Size',
  storage: 'Storage',
  memory: 'Memory',
  screen: 'Screen',
  capacity: 'Capacity',
  power: 'Power',
  colour: 'Colour',
  condition: 'Condition',
}

/** As its chip writes it; a fact that the list no longer has by its address: 'Storage 128gb'. */
export function factLabel(fact: string, facts: FactChoices): string {
  const group = facts.find(({ kind }) => fact.startsWith(`${kind}.`))
  const value = group?.values.find((value) => value.fact === fact)
  if (group && value) return group.kind === 'size' ? sized(value.name) : value.name
  const kind = Object.entries(legends).find(([kind]) => fact.startsWith(`${kind}.`))?.[1]
  return `${kind ?? 'Filter'} ${fact.slice(fact.indexOf('.') + 1)}`
}

/** '42' alone says too little. */
function sized(name: string): string {
  return /^(\d+|X*[SML]|\dXL)$/.test(name) ? `Size ${name}` : name
}

const chip = 'filter-chip'

interface FactGroupsProps {
  filters: Filters
  facts: FactChoices
  onChange: (filters: Filters) => void
}

/** A group of chips for each kind: native boxes underneath, so that keys and a form without JavaScript work. */
export function FactGroups({ filters, facts, onChange }: FactGroupsProps) {
  return facts.map(({ kind, values }) => (
    <fieldset key={kind}>
      <legend className="pb-2 font-bold">{legends[kind]}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map(({ fact, name, ...count }) => (
          <label key={fact} className={chip}>
            <input
              type="checkbox"
              name="facts"
              value={fact}
              checked={filters.facts.includes(fact)}
              onChange={() => onChange(toggleFact(filters, fact))}
              className="sr-only"
            />
            {name} <Count {...count} />
          </label>
        ))}
      </div>
      {kind === 'size' && (
        <Suspense>
          <SizeGuide sizes={values.map(({ name }) => name)} />
        </Suspense>
      )}
    </fieldset>
  ))
}

/** On phones and tablets the three most frequent kinds above the list: folds of links, which need no JavaScript. */
export function QuickFilters({ filters, facts }: Omit<FactGroupsProps, 'onChange'>) {
  if (facts.length === 0) return null
  return (
    <nav aria-label="Quick filters" className="relative flex flex-wrap gap-2 lg:hidden">
      {facts.slice(0, 3).map(({ kind, values }) => {
        const chosen = values.filter(({ fact }) => filters.facts.includes(fact)).length
        return (
          <details key={kind} name="quick-filter" className="group open:w-full">
            <summary
              className={`${chip} w-fit list-none font-medium group-open:border-link [&::-webkit-details-marker]:hidden`}
            >
              {legends[kind]}
              {chosen > 0 && <span className="font-bold text-link">{chosen}</span>}
              <Icon name="chevron-down" size={14} />
            </summary>
            <ul className="flex flex-wrap gap-1.5 pt-2">
              {values.map(({ fact, name, ...count }) => (
                <li key={fact}>
                  <ListingLink
                    filters={toggleFact(filters, fact)}
                    stay
                    aria-current={filters.facts.includes(fact) ? 'true' : undefined}
                    className={chip}
                  >
                    {name} <Count {...count} />
                  </ListingLink>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </nav>
  )
}

function Count({ count, count_is_exact }: { count: number; count_is_exact: boolean }) {
  return <small>{formatCount(count) + (count_is_exact ? '' : '+')}</small>
}

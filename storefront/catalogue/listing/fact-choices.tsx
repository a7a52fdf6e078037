import { lazy, type MouseEvent, Suspense } from 'react'
import type { FactKind } from '#contract/shop/facts.ts'
import { Icon } from '#ui/icon.tsx'
import { formatCount } from '#ui/naira.ts'
import { type Filters, toggleFact } from '../filters.ts'
import { Fold } from './fold.tsx'
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
  battery: 'Battery',
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

/**
 * A group of chips for each kind, folded after two rows: native boxes underneath, so that keys and a form without
 * JavaScript work.
 */
export function FactGroups({ filters, facts, onChange }: FactGroupsProps) {
  return facts.map(({ kind, values }) => {
    const open = inTwoRows(values)
    const [first, folded] = [values.slice(0, open), values.slice(open)]
    const chips = (some: typeof values) => (
      <div className="flex flex-wrap gap-1.5">
        {some.map(({ fact, name, ...count }) => (
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
    )
    return (
      <fieldset key={kind}>
        <legend className="pb-2 font-bold">{legends[kind]}</legend>
        {chips(first)}
        {folded.length > 0 && (
          <Fold
            label={`Show all ${values.length}`}
            open={folded.some(({ fact }) => filters.facts.includes(fact))}
          >
            {chips(folded)}
          </Fold>
        )}
        {kind === 'size' && (
          <Suspense>
            <SizeGuide sizes={values.map(({ name }) => name)} />
          </Suspense>
        )}
      </fieldset>
    )
  })
}

/** Of the column beside the list, in CSS pixels; a sign at 14 px, and what else a chip and the space behind it take. */
const [columnWidth, signWidth, chipEdges] = [248, 7.6, 38]

/** How many chips fill two rows of the column: estimated, so that server and browser fold at the same one. */
function inTwoRows(values: FactChoices[number]['values']): number {
  let [row, used] = [1, 0]
  for (const [at, { name, count }] of values.entries()) {
    const width = (name.length + String(count).length) * signWidth + chipEdges
    if (used + width > columnWidth) [row, used] = [row + 1, 0]
    if (row > 2) return at === values.length - 1 ? values.length : at
    used += width
  }
  return values.length
}

/**
 * On phones and tablets the three most frequent kinds above the list: folds of links, which need no JavaScript. What
 * opens lies over the list, below the row that it stands in.
 */
export function QuickFilters({ filters, facts }: Omit<FactGroupsProps, 'onChange'>) {
  if (facts.length === 0) return null
  return (
    <nav aria-label="Quick filters" className="flex shrink-0 gap-2 lg:hidden">
      {facts.slice(0, 3).map(({ kind, values }) => {
        const chosen = values.filter(({ fact }) => filters.facts.includes(fact)).length
        return (
          <details key={kind} name="quick-filter" className="group">
            <summary
              className={`${chip} w-fit list-none font-medium group-open:border-link [&::-webkit-details-marker]:hidden`}
            >
              {legends[kind]}
              {chosen > 0 && <span className="font-bold text-link">{chosen}</span>}
              <Icon name="chevron-down" size={14} />
            </summary>
            <ul className="absolute inset-x-0 top-full z-10 flex flex-wrap gap-1.5 rounded-lg border border-line bg-surface p-3 lift-over">
              {values.map(({ fact, name, ...count }) => (
                <li key={fact}>
                  <ListingLink
                    filters={toggleFact(filters, fact)}
                    stay
                    onClick={closeFold}
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

/** The choice is made: the list that it leaves lies below. */
function closeFold({ currentTarget }: MouseEvent<HTMLElement>) {
  const fold = currentTarget.closest('details')
  fold?.removeAttribute('open')
  fold?.querySelector('summary')?.focus({ preventScroll: true })
}

function Count({ count, count_is_exact }: { count: number; count_is_exact: boolean }) {
  return <small>{formatCount(count) + (count_is_exact ? '' : '+')}</small>
}

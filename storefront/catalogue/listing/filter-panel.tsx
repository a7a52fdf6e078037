import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { formatCount } from '#ui/naira.ts'
import { change, discounts, type Filters, toggleBrand, writeFilters } from '../filters.ts'
import type { NamedCategory } from '../queries.ts'
import { type FactChoices, FactGroups } from './fact-choices.tsx'
import { Fold } from './fold.tsx'
import { ListingLink } from './listing-link.tsx'
import { PriceFilter } from './price-filter.tsx'

export interface Choices {
  categories: NamedCategory[]
  /** Without counts where they could not be counted. */
  brands: { id: number; name: string; count?: number; count_is_exact?: boolean }[]
  discounts: { at_least: number; count: number; count_is_exact: boolean }[]
  ratings: { at_least: number; count: number; count_is_exact: boolean }[]
  in_stock: { count: number; count_is_exact: boolean } | undefined
  facts: FactChoices
  /** Naira; null while loading. */
  prices: { min: number; max: number } | null
}

interface FilterPanelProps {
  filters: Filters
  choices: Choices
  onChange: (filters: Filters) => void
  /** Whether the fold of the other categories is open at first. */
  unfolded?: boolean
}

/**
 * All filters of a listing. It is a plain GET form, so that it works without JavaScript; with JavaScript
 * each choice applies at once, except the price, which waits for its button.
 */
export function FilterPanel({ filters, choices, onChange, unfolded }: FilterPanelProps) {
  const { categories, prod, key } = writeFilters(filters)
  function submit(event: FormEvent) {
    event.preventDefault()
  }
  return (
    <div className="grid gap-6">
      <CategoryChoices filters={filters} categories={choices.categories} unfolded={unfolded} />
      <form action="/categories" onSubmit={submit} className="grid gap-6">
        {Object.entries({ categories, prod, key }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PriceFilter
          key={`${filters.min_price}-${filters.max_price}`}
          filters={filters}
          range={choices.prices}
          onChange={onChange}
        />
        <BrandChoices filters={filters} choices={choices} onChange={onChange} />
        <LevelChoices
          name="rating"
          legend="Rating"
          levels={[4, 3, 2]}
          chosen={filters.rating}
          counts={choices.ratings}
          label={(stars) => `${stars} stars or more`}
          onChoose={(rating) => onChange(change(filters, { rating }))}
        />
        <FactGroups filters={filters} facts={choices.facts} onChange={onChange} />
        <LevelChoices
          name="discount"
          legend="Discount"
          levels={discounts}
          chosen={filters.discount}
          counts={choices.discounts}
          label={(percent) => `${percent}% or more`}
          onChoose={(discount) => onChange(change(filters, { discount }))}
        />
        <StockChoice filters={filters} choices={choices} onChange={onChange} />
        <Button type="submit" className="js:hidden">
          Show products
        </Button>
      </form>
    </div>
  )
}

function CategoryChoices({
  filters,
  categories,
  unfolded = false,
}: {
  filters: Filters
  categories: NamedCategory[]
  unfolded: boolean | undefined
}) {
  const current = categories.find(
    ({ id, sub_category }) =>
      id === filters.category || sub_category.some((sub) => sub.id === filters.category),
  )
  const others = categories.filter((category) => category !== current)
  // The first filter stands in the first screen of a laptop.
  const visible = current ? 0 : 6
  function choice(id: number | undefined, name: string, className?: string) {
    return (
      <li key={id ?? 'all'}>
        <ListingLink
          filters={change(filters, { category: id, brands: [], facts: [] })}
          aria-current={id === filters.category ? 'true' : undefined}
          className={className}
        >
          {name}
        </ListingLink>
      </li>
    )
  }
  return (
    <nav aria-label="Narrow by category" className="max-lg:order-last">
      <h2 className="pb-1 text-base">Categories</h2>
      <ul className="filter-categories">
        {choice(undefined, 'All Categories')}
        {current && choice(current.id, current.name)}
        {current?.sub_category.map((sub) => choice(sub.id, sub.name, 'ml-4'))}
        {others.slice(0, visible).map(({ id, name }) => choice(id, name))}
      </ul>
      <Fold label={current ? 'Other categories' : 'More categories'} open={unfolded}>
        <ul className="filter-categories">
          {others.slice(visible).map(({ id, name }) => choice(id, name))}
        </ul>
      </Fold>
    </nav>
  )
}

/** So many brands stand open, those with the most products. */
const openBrands = 6

function BrandChoices({ filters, choices, onChange }: FilterPanelProps) {
  if (choices.brands.length === 0) return null
  const brands = choices.brands.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  // A fold of one would hide one row behind another.
  const open = brands.length === openBrands + 1 ? brands.length : openBrands
  const [first, folded] = [brands.slice(0, open), brands.slice(open)]
  const choice = (brand: Choices['brands'][number]) => (
    <Choice
      key={brand.id}
      label={brand.name}
      count={brand}
      type="checkbox"
      name="brands"
      value={brand.id}
      checked={filters.brands.includes(brand.id)}
      onChange={() => onChange(toggleBrand(filters, brand.id))}
    />
  )
  return (
    <Group legend="Brand">
      {first.map(choice)}
      {folded.length > 0 && (
        <Fold
          label={`Show all ${brands.length}`}
          open={folded.some(({ id }) => filters.brands.includes(id))}
        >
          {folded.map(choice)}
        </Fold>
      )}
    </Group>
  )
}

interface LevelChoicesProps<L extends number> {
  name: string
  legend: string
  levels: readonly L[]
  chosen: number | undefined
  counts: Choices['discounts']
  label: (level: L) => string
  onChoose: (level: L | undefined) => void
}

/** Radio buttons for 'this level or more'; pressing the chosen one again clears it. */
function LevelChoices<L extends number>(props: LevelChoicesProps<L>) {
  const { name, legend, levels, chosen, counts, label, onChoose } = props
  return (
    <Group legend={legend}>
      {levels.map((level) => (
        <Choice
          key={level}
          label={label(level)}
          count={counts.find(({ at_least }) => at_least === level)}
          type="radio"
          name={name}
          value={level}
          checked={chosen === level}
          onChange={() => onChoose(level)}
          onClick={() => chosen === level && onChoose(undefined)}
        />
      ))}
    </Group>
  )
}

function StockChoice({ filters, choices, onChange }: FilterPanelProps) {
  const on = filters.in_stock === '1'
  return (
    <Group legend="Availability">
      <Choice
        label="In stock only"
        count={choices.in_stock}
        type="checkbox"
        name="in_stock"
        value="1"
        checked={on}
        onChange={() => onChange(change(filters, { in_stock: on ? undefined : '1' }))}
      />
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="filter-choices">
      <legend className="pb-1 font-bold">{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps extends ComponentProps<'input'> {
  label: string
  count: { count?: number; count_is_exact?: boolean } | undefined
}

function Choice({ label, count: counted, ...input }: ChoiceProps) {
  return (
    <label>
      <input {...input} />
      {label}
      {counted?.count !== undefined && (
        <small>{formatCount(counted.count) + (counted.count_is_exact ? '' : '+')}</small>
      )}
    </label>
  )
}

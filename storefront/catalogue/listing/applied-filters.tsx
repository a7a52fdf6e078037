import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { change, type Filters, isNarrowed, toggleBrand, toggleFact } from '../filters.ts'
import { type FactChoices, factLabel } from './fact-choices.tsx'
import { ListingLink } from './listing-link.tsx'

interface AppliedFiltersProps {
  filters: Filters
  /** For the names of the chosen brands. */
  brands: { id: number; name: string }[]
  /** For the names of the chosen facts. */
  facts: FactChoices
}

/** A removable chip for each filter in use, and 'Clear Search' to remove all of them. */
export function AppliedFilters({ filters, brands, facts }: AppliedFiltersProps) {
  if (!filters.search && !isNarrowed(filters)) return null
  return (
    <ul
      aria-label="Applied filters"
      className="flex shrink-0 items-center gap-2 sm:flex-wrap sm:max-w-full"
    >
      {chips(filters, brands, facts).map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <ListingLink
            filters={without}
            stay
            aria-label={`Remove ${label}`}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full wrap-anywhere bg-brand-soft px-3 text-sm font-medium text-link hover:text-ink pointer-coarse:min-h-11"
          >
            <span className="min-w-0">{label}</span>
            <Icon name="close" size={14} />
          </ListingLink>
        </li>
      ))}
      <li>
        <Link to="/categories" className={buttonClass({ look: 'bare' })}>
          Clear Search
        </Link>
      </li>
    </ul>
  )
}

function chips(filters: Filters, brands: AppliedFiltersProps['brands'], facts: FactChoices) {
  const { search, min_price, max_price, discount, rating, in_stock } = filters
  const without = (changed: Partial<Filters>) => change(filters, changed)
  return [
    search && { label: `‘${search}’`, without: without({ search: '' }) },
    ...filters.brands.map((id) => ({
      label: brands.find((brand) => brand.id === id)?.name ?? `Brand ${id}`,
      without: toggleBrand(filters, id),
    })),
    ...filters.facts.map((fact) => ({
      label: factLabel(fact, facts),
      without: toggleFact(filters, fact),
    })),
    min_price !== undefined && {
      label: `From ${formatNaira(min_price)}`,
      without: without({ min_price: undefined }),
    },
    max_price !== undefined && {
      label: `To ${formatNaira(max_price)}`,
      without: without({ max_price: undefined }),
    },
    discount && { label: `${discount}% or more off`, without: without({ discount: undefined }) },
    rating && { label: `${rating} stars or more`, without: without({ rating: undefined }) },
    in_stock && { label: 'In stock only', without: without({ in_stock: undefined }) },
  ].filter((chip) => typeof chip === 'object')
}

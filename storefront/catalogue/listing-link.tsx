import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type Filters, writeFilters } from './filters.ts'

interface ListingLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  filters: Filters
  /** Stay where the shopper is on the page: for what narrows or reorders the list. */
  stay?: boolean
}

/** A link to a listing; current only where the address says exactly the same. */
export function ListingLink({ filters, stay, ...link }: ListingLinkProps) {
  return (
    <Link
      to="/categories"
      search={writeFilters(filters)}
      activeOptions={{ exact: true }}
      resetScroll={!stay}
      {...link}
    />
  )
}

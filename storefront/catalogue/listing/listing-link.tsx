import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type Filters, isPlain, writeFilters } from '../filters.ts'

interface ListingLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  filters: Filters
  /** Keep the scroll position: for links that filter or sort the list. */
  stay?: boolean
}

/**
 * A link to a listing; it is current only when the address is exactly the same. Crawlers do not follow it to lists that
 * are not indexed (docs/decisions/0062-addresses-of-pages.md).
 */
export function ListingLink({ filters, stay, ...link }: ListingLinkProps) {
  return (
    <Link
      to="/categories"
      search={writeFilters(filters)}
      activeOptions={{ exact: true }}
      resetScroll={!stay}
      rel={isPlain(filters) ? undefined : 'nofollow'}
      {...link}
    />
  )
}

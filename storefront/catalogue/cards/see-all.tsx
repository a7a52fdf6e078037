import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import type { SearchParams } from '#client/search-params.ts'

interface SeeAllProps {
  /** The row's heading, for screen readers. */
  of: string
  link: LinkProps
}

/** Leads from a row's heading to the page that has all of it. */
export function SeeAll({ of, link }: SeeAllProps) {
  return (
    <Link
      {...link}
      className="flex min-h-11 items-center rounded-md px-2 text-sm font-semibold whitespace-nowrap text-link hover:underline"
    >
      See all<span className="sr-only">: {of}</span>
    </Link>
  )
}

/** A listing's address, of these choices. */
export function listingLink(choices: SearchParams): LinkProps {
  return linkOptions({ to: '/categories', search: choices })
}

import { change, type Filters } from './filters.ts'
import { ListingLink } from './listing-link.tsx'

export function Spelling({ filters, spelling }: { filters: Filters; spelling: string }) {
  return (
    <p>
      Did you mean{' '}
      <ListingLink
        filters={change(filters, { search: spelling })}
        className="inline-block py-1 font-bold text-link underline"
      >
        {spelling}
      </ListingLink>
      ?
    </p>
  )
}

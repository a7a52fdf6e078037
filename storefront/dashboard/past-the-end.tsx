import { EmptyState } from '#ui/state.tsx'

/** For a page number beyond the last page, as in an old link; the pagination follows below. */
export function PastTheEnd() {
  return (
    <EmptyState
      motif="combs"
      title="Nothing on this page"
      line="The list ends before it. Choose one of its pages below."
    />
  )
}

import { EmptyState } from '#ui/state.tsx'

/** A page that the list no longer has, as an old address may ask for; the pages it has stand below. */
export function PastTheEnd() {
  return (
    <EmptyState
      motif="combs"
      title="Nothing on this page"
      line="The list ends before it. Choose one of its pages below."
    />
  )
}

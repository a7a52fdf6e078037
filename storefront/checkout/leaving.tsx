import { EmptyState } from '#ui/state.tsx'

/** While the card provider's page is on its way over a slow network. */
export function Leaving() {
  return (
    <div role="status">
      <EmptyState
        motif="combs"
        title="Opening the payment page…"
        line="Your order is kept while you pay."
      />
    </div>
  )
}

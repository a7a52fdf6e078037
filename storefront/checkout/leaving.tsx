import { EmptyState } from '#ui/state.tsx'

/** Until the card provider's page has loaded. */
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

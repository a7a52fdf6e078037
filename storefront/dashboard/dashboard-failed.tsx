import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'

/**
 * A room whose content could not be fetched (checkout and rooms specification, section 8): a bad request in the
 * server's words, anything else in the general ones.
 */
export function DashboardFailed({ error, onRefresh }: { error: unknown; onRefresh: () => void }) {
  const words = badRequest(error)
  if (words === null) return <ErrorState onRefresh={onRefresh} />
  return (
    <div role="alert">
      <EmptyState motif="combs" title={words}>
        <Button onClick={onRefresh}>Refresh</Button>
      </EmptyState>
    </div>
  )
}

/** What the server says of a single field is closer than what it says of the whole. */
function badRequest(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.failure || error.status >= 500) return null
  const [closer] = Object.values(error.failure.errors ?? {}).flat()
  return closer ?? error.message
}

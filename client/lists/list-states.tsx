import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'

/**
 * The error state of a dashboard page (checkout and rooms specification, section 8): the server's message for a
 * bad request, a general one for everything else.
 */
export function LoadFailed({ error, onRefresh }: { error: unknown; onRefresh: () => void }) {
  const message = badRequestMessage(error)
  if (message === null) return <ErrorState onRefresh={onRefresh} />
  return (
    <div role="alert">
      <EmptyState motif="combs" title={message}>
        <Button onClick={onRefresh}>Refresh</Button>
      </EmptyState>
    </div>
  )
}

/** The message of the first field, as it is more exact than that of the whole request. */
function badRequestMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.failure || error.status >= 500) return null
  const [ofField] = Object.values(error.failure.errors ?? {}).flat()
  return ofField ?? error.message
}

/** For a page number beyond the last page, as in an old link; the pagination follows below. */
export function PastTheEnd() {
  return (
    <EmptyState
      motif="combs"
      title="Nothing on this page"
      line="The list is shorter. Choose a page below."
    />
  )
}

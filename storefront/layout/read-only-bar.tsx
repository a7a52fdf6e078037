import { useQuery } from '@tanstack/react-query'
import { useApi, useSettings } from '#client/api.ts'

/** ms between two looks at whether the mall is open again. */
const againMs = 60_000

/** Visible while shoppers can change nothing. */
export function ReadOnlyBar() {
  return 'read-only' in useSettings().closed && <Bar />
}

/** Goes by itself once the mall is open again. */
function Bar() {
  const api = useApi()
  const { closed: rendered } = useSettings()
  const { data: closed = rendered } = useQuery({
    queryKey: ['closed'],
    queryFn: async () => (await api('GET /status')).data.closed,
    refetchInterval: againMs,
  })
  const words = closed['read-only']
  return (
    words && (
      <section
        aria-label="Notice"
        className="bg-accent-soft px-4 py-2 text-center text-sm text-on-accent-soft"
      >
        {words}{' '}
        <a href="/status" className="font-semibold underline">
          Service status
        </a>
      </section>
    )
  )
}

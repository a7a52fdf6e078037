import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { Section } from '../shell/section.tsx'
import { actorOf, EntryChanges, EntryWords } from './entry.tsx'

/** Entries that a record's page shows; the audit has the others. */
const maxEntries = 10

interface HistoryProps {
  subject: string
  /** Names of a product's combinations, by id. */
  combinations?: ReadonlyMap<string, string>
}

/** Who did what with one record, the newest first. */
export function History({ subject, combinations }: HistoryProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'history', subject],
    queryFn: async () => (await api('GET /office/audit/{subject}', { params: { subject } })).data,
  })
  return (
    <Section
      title="History"
      actions={
        <Link
          to={addresses.audit}
          search={{ subject }}
          className="dense inline-flex items-center text-sm text-link underline"
        >
          All of it
        </Link>
      }
    >
      {!data &&
        (error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {data?.rows.length === 0 && (
        <p className="text-sm text-ink-soft">Nothing has happened yet.</p>
      )}
      <ol className="grid gap-3">
        {data?.rows.slice(0, maxEntries).map((entry) => (
          <li key={entry.id} className="grid gap-1 border-l-2 border-line pl-3">
            <p className="text-sm">
              <strong>
                <EntryWords entry={entry} />
              </strong>
              <span className="text-ink-soft">
                {' '}
                by {actorOf(entry)}, <Time at={entry.at} />
              </span>
            </p>
            <EntryChanges entry={entry} combinations={combinations} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

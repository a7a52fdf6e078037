import { useQuery } from '@tanstack/react-query'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import type { AuditEntry } from '#contract/office/audit.ts'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { actorOf, EntryChanges, EntryWords } from './entry.tsx'
import { aboutOf, callOptions, entryWords, subjectWords } from './words.ts'

const columns: Column<AuditEntry>[] = [
  {
    key: 'at',
    title: 'When',
    cell: ({ at }) => <Time at={at} />,
  },
  { key: 'who', title: 'Who', cell: actorOf },
  { key: 'what', title: 'What', cell: (entry) => <EntryWords entry={entry} /> },
  {
    key: 'subject',
    title: 'About',
    cell: (entry) => (
      <span className="[overflow-wrap:anywhere]" title={subjectWords(entry)}>
        {subjectWords(entry)}
      </span>
    ),
  },
  { key: 'reason', title: 'Why', cell: ({ reason }) => reason ?? '' },
  { key: 'call', title: 'Call', cell: ({ call }) => call, isOptional: true },
  {
    key: 'request',
    title: 'Request',
    cell: ({ request_id }) => request_id ?? '',
    isOptional: true,
  },
]

/** Who did what; an entry opens over the list, with its fields before and after. */
export function AuditPage() {
  const list: List<AuditEntry> = {
    name: 'audit',
    title: 'Audit',
    noun: ['entry', 'entries'],
    columns,
    filters: [
      { kind: 'choice', key: 'member', label: 'Who', options: useMemberOptions() },
      { kind: 'choice', key: 'call', label: 'What', options: callOptions },
      { kind: 'text', key: 'subject', label: 'About: a name, a code, or member 7' },
      { kind: 'day', key: 'day', label: 'Day' },
    ],
    keyOf: ({ id }) => String(id),
    detail: (entry) => ({ title: entryWords(entry), content: <Detail entry={entry} /> }),
    fetch: async (query) =>
      readPage((await api('GET /office/audit', { query: withAbout(query) })).data),
    empty: 'Everything members do from now on is recorded here.',
  }
  return <ListPage list={list} />
}

function Detail({ entry }: { entry: AuditEntry }) {
  const facts = [
    ['When', `${dateOf(entry.at)}, ${timeOf(entry.at)}`],
    ['Who', actorOf(entry)],
    ['About', subjectWords(entry)],
    ['Call', entry.call],
    ['Request', entry.request_id ?? 'none'],
    ['Fingerprint', entry.hash],
  ]
  return (
    <div className="grid gap-4">
      <EntryChanges entry={entry} />
      <dl className="grid gap-1 border-t border-line pt-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-sm">
        <summary className="min-h-9 cursor-pointer text-link">As it is stored</summary>
        <pre className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {JSON.stringify({ before: entry.before, after: entry.after }, null, 2)}
        </pre>
      </details>
    </div>
  )
}

/** The members who ever were, by name; one without a name yet by the number. */
function useMemberOptions() {
  const { data = [] } = useQuery({
    queryKey: ['audit', 'members'],
    queryFn: async () => (await api('GET /office/audit-members')).data,
  })
  return data.map(({ id, name }) => ({ value: String(id), label: name || `Member ${id}` }))
}

/** `about` is how the address of the list names what was typed; saved views have it as `subject`. */
function withAbout({ subject, ...others }: Record<string, string>) {
  return subject ? { ...others, ...aboutOf(subject) } : others
}

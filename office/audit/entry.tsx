import type { AuditEntry } from '#contract/office/audit.ts'
import { Badge } from '#ui/badge.tsx'
import { callWords, refusalWords, valueWords } from './words.ts'

/** What happened, and with what outcome. */
export function EntryWords({ entry: { call, refused } }: { entry: AuditEntry }) {
  return (
    <>
      {callWords(call)}
      {refused && (
        <>
          {' '}
          <Badge tone="danger">Refused</Badge>
        </>
      )}
    </>
  )
}

export function actorOf({ member, actor }: AuditEntry): string {
  return member?.name || actor
}

/** The fields before and after, the reason and the refusal. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { before, after, reason, refused } = entry
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <dl className="grid gap-1 text-sm">
      {fields.map((field) => (
        <div key={field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{field.replaceAll('_', ' ')}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {field in before && (
              <>
                <span className="sr-only">before: </span>
                <del className="text-ink-soft">{valueWords(before[field])}</del>{' '}
              </>
            )}
            {field in after && (
              <>
                <span className="sr-only">after: </span>
                <ins className="font-medium no-underline">{valueWords(after[field])}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
      {reason && (
        <div className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">why</dt>
          <dd className="[overflow-wrap:anywhere]">{reason}</dd>
        </div>
      )}
      {refused && (
        <div className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">refused</dt>
          <dd>{refusalWords(refused)}</dd>
        </div>
      )}
    </dl>
  )
}

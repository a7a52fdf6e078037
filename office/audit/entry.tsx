import { useState } from 'react'
import type { AuditEntry } from '#contract/office/audit.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useNames } from './names.ts'
import { fieldWords, hidden, type NameOf, nothing, valueWords } from './values.ts'
import { actorWords, entryWords, isReading, refusalWords } from './words.ts'

/** What happened, and with what outcome. */
export function EntryWords({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {entryWords(entry)}
      {entry.refused && (
        <>
          {' '}
          <Badge tone="danger">Refused</Badge>
        </>
      )}
    </>
  )
}

export function actorOf({ member, actor }: AuditEntry): string {
  return member?.name || actorWords(actor)
}

/** So many fields of an entry are there at first: prices of 500 combinations are as many. */
const maxFields = 24

interface EntryChangesProps {
  entry: AuditEntry
  /** Names of a product's combinations, by id, where its page knows them. */
  combinations?: ReadonlyMap<string, string> | undefined
}

/** The fields before and after, the reason and the refusal. */
export function EntryChanges({ entry, combinations }: EntryChangesProps) {
  const { reason, refused } = entry
  const [isWhole, setWhole] = useState(false)
  const changes = useChanges(entry, combinations)
  const visible = isWhole ? changes : changes.slice(0, maxFields)
  return (
    <dl className="grid gap-1 text-sm">
      {visible.map(({ field, words, was, is }) => (
        <div key={field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft [overflow-wrap:anywhere]">{words}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {was !== null && was !== is && (
              <>
                <span className="sr-only">before: </span>
                <del className="text-ink-soft">{was}</del>{' '}
              </>
            )}
            {is !== null && (
              <>
                <span className="sr-only">after: </span>
                <ins className="font-medium no-underline">
                  {/* Of the same number of pictures one may be another. */}
                  {is}
                  {was === is && ', changed'}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
      {visible.length < changes.length && (
        <div>
          <dt className="sr-only">more</dt>
          <dd>
            <Button look="quiet" className="dense" onClick={() => setWhole(true)}>
              All {changes.length} fields
            </Button>
          </dd>
        </div>
      )}
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

/** The fields that differ, in words; null: not among those before or after. */
function useChanges(
  { before, after }: AuditEntry,
  combinations: EntryChangesProps['combinations'],
) {
  // Its words have said it.
  const said = isReading(after) ? ['read'] : []
  const all = new Set([...Object.keys(before), ...Object.keys(after)])
  const fields = [...all].filter((field) => !said.includes(field))
  const known = useNames(fields)
  const nameOf: NameOf = (field, id) =>
    field === 'combination' ? combinations?.get(id) : known(field, id)
  return fields.flatMap((field) => {
    const [was = null, is = null] = [before, after].map((values) =>
      field in values ? valueWords(field, values[field], nameOf) : null,
    )
    // A new record was nothing before: what it still has nothing of is no news.
    const isEmpty = [was, is].every((words) => words === null || words === nothing)
    return isEmpty || isSame(before[field], after[field])
      ? []
      : [{ field, words: fieldWords(field, nameOf), was, is }]
  })
}

/** What is hidden is there since it changed. */
function isSame(was: unknown, is: unknown): boolean {
  const stored = JSON.stringify(was)
  return stored === JSON.stringify(is) && !stored?.includes(hidden)
}

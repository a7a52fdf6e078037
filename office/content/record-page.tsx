import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Field } from '#ui/fields/field.tsx'
import type { FormValues } from '../forms/drafts.ts'
import type { RecordForm } from '../forms/record-form.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { RecordPage } from '../records/record-page.tsx'
import { type ContentKind, type ContentRow, inFormWords } from './kind.ts'
import { StateBadge } from './state-badge.tsx'

interface ContentPageProps<R extends ContentRow, V extends FormValues> {
  kind: ContentKind<R, V>
  fields: (form: RecordForm<V>) => ReactNode
}

/** A record of content to be edited; `new` adds one. */
export function ContentPage<R extends ContentRow, V extends FormValues>({
  kind,
  fields,
}: ContentPageProps<R, V>) {
  return (
    <RecordPage
      kind={recordKind(kind)}
      fields={fields}
      badge={({ state }) => <StateBadge state={state} />}
    />
  )
}

function recordKind<R extends ContentRow, V extends FormValues>(
  kind: ContentKind<R, V>,
): RecordKind<R, V> {
  const [noun] = kind.noun
  return {
    ...kind,
    noun,
    list: { title: kind.title, to: kind.to },
    permission: 'content.edit',
    useRow: (id) =>
      useQuery({
        queryKey: [kind.name],
        queryFn: kind.list,
        select: (rows) => rows.find((row) => String(row.id) === id) ?? null,
      }),
    queryKeys: [kind.name],
    save: (row, values, version) =>
      kind.save(row, values, version).catch((error: unknown) => {
        throw inFormWords(error, row)
      }),
    remove: ({ id }) => kind.remove(id),
    deletion: (name) => ({
      title: `Delete the ${noun}`,
      question: `‘${name}’ is deleted permanently. To hide it for some time, set an end date instead.`,
      done: `The ${noun} ${name} is deleted.`,
    }),
  }
}

/** From when until when it is shown, in Lagos. */
export function PeriodFields<V extends FormValues & { starts_at: string; ends_at: string }>({
  values: { starts_at, ends_at },
  set,
  errors,
}: {
  values: V
  set: (name: 'starts_at' | 'ends_at', value: string) => void
  errors: Partial<Record<string, string>>
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        type="datetime-local"
        label="Shown from"
        hint="Lagos time. Empty: at once."
        value={starts_at}
        error={errors.starts_at ?? null}
        onChange={({ target }) => set('starts_at', target.value)}
      />
      <Field
        type="datetime-local"
        label="Until"
        hint="Lagos time. Empty: with no end."
        value={ends_at}
        error={errors.ends_at ?? null}
        onChange={({ target }) => set('ends_at', target.value)}
      />
    </div>
  )
}

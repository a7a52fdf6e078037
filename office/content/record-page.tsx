import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import type { FormValues } from '../forms/drafts.ts'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { RecordColumns } from '../forms/record-columns.tsx'
import { type RecordForm, useRecordForm } from '../forms/record-form.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { notify } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { type ContentKind, type ContentRow, inFormWords } from './kind.ts'
import { StateBadge } from './state-badge.tsx'

interface RecordPageProps<R extends ContentRow, V extends FormValues> {
  kind: ContentKind<R, V>
  fields: (form: RecordForm<V>) => ReactNode
}

/** A record of content to be edited; `new` adds one. */
export function RecordPage<R extends ContentRow, V extends FormValues>({
  kind,
  fields,
}: RecordPageProps<R, V>) {
  const id = useRecordId()
  const { data, error, refetch } = useQuery({ queryKey: [kind.name], queryFn: kind.list })
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  if (id === 'new') return <ContentForm key="new" kind={kind} row={null} fields={fields} />
  const row = data.find((one) => String(one.id) === id)
  return row ? <ContentForm key={row.id} kind={kind} row={row} fields={fields} /> : <NotFound />
}

function ContentForm<R extends ContentRow, V extends FormValues>({
  kind,
  row,
  fields,
}: RecordPageProps<R, V> & { row: R | null }) {
  const form = useContentForm(kind, row)
  const mayAudit = useMay('audit.read')
  const [noun] = kind.noun
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader
        title={row ? kind.nameOf(row) : `Add a ${noun}`}
        above={<Link to={kind.to}>{kind.title}</Link>}
        beside={row && <StateBadge state={row.state} />}
      >
        {row && <DeleteRecord kind={kind} row={row} />}
      </PageHeader>
      <RecordColumns history={row && mayAudit && <History subject={`${kind.name}:${row.id}`} />}>
        <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
          <Restored form={form} />
          <Section title="What it is">
            <div className="grid min-w-0 gap-4">{fields(form)}</div>
          </Section>
          <FormBar form={form} action={row ? `Save the ${noun}` : `Add the ${noun}`} />
        </form>
      </RecordColumns>
      {form.conflict && (
        <ConflictDialog
          form={form}
          conflict={form.conflict}
          labels={kind.labels}
          {...(kind.wordsFor && { wordsFor: kind.wordsFor })}
        />
      )}
    </div>
  )
}

function useContentForm<R extends ContentRow, V extends FormValues>(
  kind: ContentKind<R, V>,
  row: R | null,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const readOf = (row: R | null) => ({ version: row?.version ?? 0, values: kind.valuesOf(row) })
  return useRecordForm({
    record: `${kind.name}:${row?.id ?? 'new'}`,
    stored: readOf(row),
    saved: `The ${kind.noun[0]} is saved.`,
    async save(values, version) {
      const saved = await kind.save(row, values, version).catch((error: unknown) => {
        throw inFormWords(error, row)
      })
      await queries.invalidateQueries({ queryKey: [kind.name] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      if (!row) await navigate({ to: `${kind.to}/${saved.id}`, replace: true })
      return readOf(saved)
    },
    // A new record is deleted, not emptied.
    mayUndo: row !== null,
  })
}

function DeleteRecord<R extends ContentRow, V extends FormValues>({
  kind,
  row,
}: {
  kind: ContentKind<R, V>
  row: R
}) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [noun] = kind.noun
  const name = kind.nameOf(row)
  async function remove() {
    await kind.remove(row.id)
    await navigate({ to: kind.to, ignoreBlocker: true })
    await queries.invalidateQueries({ queryKey: [kind.name] })
    notify(`The ${noun} ${name} is deleted.`)
  }
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete the ${noun}`}
          question={`‘${name}’ goes for good. To hide it for a while, set when it ends instead.`}
          action={`Delete the ${noun}`}
          onClose={() => setOpen(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
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

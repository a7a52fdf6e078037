import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import type { FormValues } from '../forms/drafts.ts'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { RecordColumns } from '../forms/record-columns.tsx'
import { type RecordForm, useRecordForm } from '../forms/record-form.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { DeleteRecord } from './delete-record.tsx'
import type { RecordKind, RecordRow } from './record-kind.ts'

interface RecordPageProps<R extends RecordRow, V extends FormValues> {
  kind: RecordKind<R, V>
  fields: (form: RecordForm<V>, row: R | null, mayEdit: boolean) => ReactNode
  /** Stands beside the title. */
  badge?: (row: R) => ReactNode
}

/** A record, to be read or edited; `new` adds one. */
export function RecordPage<R extends RecordRow, V extends FormValues>(
  props: RecordPageProps<R, V>,
) {
  const id = useRecordId()
  return id === 'new' ? <FormOf key="new" {...props} row={null} /> : <Stored {...props} id={id} />
}

function Stored<R extends RecordRow, V extends FormValues>({
  id,
  ...props
}: RecordPageProps<R, V> & { id: string }) {
  const { data, error, refetch } = props.kind.useRow(id)
  if (data) return <FormOf key={data.id} {...props} row={data} />
  if (data === null) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function FormOf<R extends RecordRow, V extends FormValues>({
  kind,
  row,
  fields,
  badge,
}: RecordPageProps<R, V> & { row: R | null }) {
  const form = useKindForm(kind, row)
  const mayEdit = useMay(kind.permission)
  const mayAudit = useMay('audit.read')
  const { noun, list, labels, wordsFor = {} } = kind
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-5">
      <PageHeader
        title={row ? kind.nameOf(row) : `Add a ${noun}`}
        above={<Link to={list.to}>{list.title}</Link>}
        beside={row && badge?.(row)}
      >
        {row && mayEdit && <DeleteRecord kind={kind} row={row} />}
      </PageHeader>
      <RecordColumns history={row && mayAudit && <History subject={`${kind.name}:${row.id}`} />}>
        <form method="post" noValidate onSubmit={submit} className="grid min-w-0 gap-5">
          <Restored form={form} />
          <Section title="What it is">
            <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
              {fields(form, row, mayEdit)}
            </fieldset>
          </Section>
          {mayEdit && <FormBar form={form} action={row ? `Save the ${noun}` : `Add the ${noun}`} />}
        </form>
      </RecordColumns>
      {form.conflict && (
        <ConflictDialog form={form} conflict={form.conflict} labels={labels} wordsFor={wordsFor} />
      )}
    </div>
  )
}

function useKindForm<R extends RecordRow, V extends FormValues>(
  kind: RecordKind<R, V>,
  row: R | null,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const readOf = (row: R | null) => ({ version: row?.version ?? 0, values: kind.valuesOf(row) })
  return useRecordForm({
    record: `${kind.name}:${row?.id ?? 'new'}`,
    stored: readOf(row),
    saved: `The ${kind.noun} is ${row ? 'saved' : 'added'}.`,
    async save(values, version) {
      const saved = await kind.save(row, values, version)
      const [own, ...others] = kind.queryKeys
      await queries.invalidateQueries({ queryKey: [own] })
      for (const key of [...others, 'audit']) void queries.invalidateQueries({ queryKey: [key] })
      if (!row) await navigate({ to: `${kind.list.to}/${saved.id}`, replace: true })
      return readOf(saved)
    },
    // A new record is deleted, not emptied.
    mayUndo: row !== null,
  })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { PinnedTerm } from '#contract/office/search.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { History } from '../audit/history.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { PinnedProducts } from './pinned-products.tsx'
import { ProductPicker } from './product-picker.tsx'
import { putBack } from './put-back.ts'
import { pinsQuery } from './queries.ts'
import { Trial, type TriedChange } from './trial.tsx'

/** The pins of one search; `new` adds some. */
export function PinnedTermPage() {
  const id = useRecordId()
  const { term = '' }: { term?: string } = useLocation().search
  const isNew = id === 'new'
  const { data, error, refetch } = useQuery({ ...pinsQuery(id), enabled: !isNew })
  if (isNew) return <PinsForm key={`new ${term}`} stored={null} term={term} />
  if (data) return <PinsForm key={data.id} stored={data} term={data.term} />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

const labels = { term: 'Shoppers search for', product_ids: 'Begins with' }

interface PinsFormProps {
  stored: PinnedTerm | null
  /** What a new one begins with. */
  term: string
}

function PinsForm({ stored, term }: PinsFormProps) {
  const form = usePinsForm(stored, term)
  const { values, set, problem, conflict } = form
  const mayAudit = useMay('audit.read')
  const [names, learn] = useNames(stored)
  const ids = idsIn(values.product_ids)
  const setIds = (next: readonly number[]) => set('product_ids', next.join(','))
  const nameOf = (id: number) => names.get(id) ?? `Product ${id}`
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  const draft: TriedChange | null =
    form.isChanged && values.term.trim() !== '' && ids.length > 0
      ? { pins: { id: stored?.id ?? null, term: values.term, product_ids: ids } }
      : null
  return (
    <div className="grid gap-5">
      <PageHeader
        title={stored?.term ?? 'Pin products'}
        above={<Link to={addresses.pins}>Pins</Link>}
      >
        {stored && <DeletePins stored={stored} />}
      </PageHeader>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Restored form={form} />
        <Section title="What it is">
          <Field
            className="max-w-xl"
            label={labels.term}
            hint="The pins apply to exactly this search."
            value={values.term}
            maxLength={80}
            error={problem.fields.term}
            onChange={({ target }) => set('term', target.value)}
          />
          <div className="mt-2 grid items-start gap-5 md:grid-cols-2">
            <PinnedProducts
              legend={labels.product_ids}
              error={problem.fields.product_ids ?? null}
              products={ids.map((id) => ({
                id,
                name: nameOf(id),
                isLive: stored?.products.find((one) => one.id === id)?.is_live ?? true,
              }))}
              onChange={setIds}
            />
            <ProductPicker
              chosen={ids}
              onChoose={({ id, name }) => {
                learn(id, name)
                setIds([...ids, id])
              }}
            />
          </div>
        </Section>
        <Trial term={values.term} draft={draft} />
        <FormBar form={form} action={stored ? 'Save the pins' : 'Pin the products'} />
      </form>
      {conflict && (
        <ConflictDialog
          form={form}
          conflict={conflict}
          labels={labels}
          wordsOf={(value) =>
            /^[\d,]+$/.test(value) ? idsIn(value).map(nameOf).join(', ') : value
          }
        />
      )}
      {stored && mayAudit && <History subject={`pins:${stored.id}`} />}
    </div>
  )
}

function idsIn(text: string): number[] {
  return text.split(',').filter(Boolean).map(Number)
}

/** Names of the products that are pinned or were chosen, by id. */
function useNames(stored: PinnedTerm | null) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const known = stored?.products.map(({ id, name }) => [id, name] as const) ?? []
  const learn = (id: number, name: string) => setChosen(new Map([...chosen, [id, name]]))
  return [new Map([...chosen, ...known]), learn] as const
}

function usePinsForm(pins: PinnedTerm | null, term: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const stored = {
    version: pins?.version ?? 0,
    // As text: their order counts.
    values: { term, product_ids: pins?.products.map(({ id }) => id).join(',') ?? '' },
  }
  const send = async (values: typeof stored.values, version: number) => {
    const body = { term: values.term, product_ids: idsIn(values.product_ids) }
    if (!pins) return (await api('POST /office/search/pins', { body })).data.pins
    const input = { params: { id: pins.id }, body: { ...body, version } }
    return (await api('PATCH /office/search/pins/{id}', input)).data.pins
  }
  return useRecordForm({
    record: pins ? `pins:${pins.id}` : `pins:new:${term}`,
    stored,
    saved: 'The pins are saved. They now come first in the search.',
    async save(values, version) {
      const saved = await send(values, version)
      await queries.invalidateQueries({ queryKey: ['pins'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      void queries.invalidateQueries({ queryKey: ['search-trial'] })
      if (!pins) await navigate({ to: `/search/pins/${saved.id}`, replace: true })
      const product_ids = saved.products.map(({ id }) => id).join(',')
      return { version: saved.version, values: { term: saved.term, product_ids } }
    },
    // New ones are deleted, not emptied.
    mayUndo: pins !== null,
  })
}

function DeletePins({ stored: { id, version, term, products } }: { stored: PinnedTerm }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const renew = () => queries.invalidateQueries({ queryKey: ['pins'] })
  const undo = () =>
    putBack(async () => {
      const product_ids = products.map(({ id }) => id)
      const body = { term, product_ids, restored: { id, version } }
      await api('POST /office/search/pins', { body })
      await renew()
    })
  async function remove() {
    await api('DELETE /office/search/pins/{id}', { params: { id } })
    await navigate({ to: addresses.pins, ignoreBlocker: true })
    await renew()
    notify(`The pins of “${term}” are deleted.`, { undo: () => void undo() })
  }
  return (
    <Button look="quiet" className="dense" onClick={() => void remove()}>
      Delete
    </Button>
  )
}

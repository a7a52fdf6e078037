import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { Synonym } from '#contract/office/search.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/fields/field.tsx'
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
import { putBack } from './put-back.ts'
import { synonymQuery } from './queries.ts'
import { Trial, type TriedChange } from './trial.tsx'

/** The synonyms of one term; `new` adds some. */
export function SynonymPage() {
  const id = useRecordId()
  const { term = '' }: { term?: string } = useLocation().search
  const isNew = id === 'new'
  const { data, error, refetch } = useQuery({ ...synonymQuery(id), enabled: !isNew })
  if (isNew) return <SynonymForm key={`new ${term}`} stored={null} term={term} />
  if (data) return <SynonymForm key={data.id} stored={data} term={data.term} />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

const labels = { term: 'Shoppers write', meanings: 'It also finds' }

interface SynonymFormProps {
  stored: Synonym | null
  /** What a new one begins with. */
  term: string
}

function SynonymForm({ stored, term }: SynonymFormProps) {
  const form = useSynonymForm(stored, term)
  const { values, set, problem, conflict } = form
  const mayAudit = useMay('audit.read')
  const meanings = values.meanings.map((line) => line.trim()).filter(Boolean)
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  const isTriable = values.term.trim() !== '' && meanings.length > 0
  const draft: TriedChange | null =
    form.isChanged && isTriable
      ? { synonym: { id: stored?.id ?? null, term: values.term, meanings } }
      : null
  return (
    <div className="grid gap-5">
      <PageHeader
        title={stored?.term ?? 'Add a synonym'}
        above={<Link to={addresses.synonyms}>Synonyms</Link>}
      >
        {stored && <DeleteSynonym stored={stored} />}
      </PageHeader>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Restored form={form} />
        <Section title="What it is">
          <div className="grid items-start gap-5 md:grid-cols-2">
            <Field
              label={labels.term}
              hint="Three words at most. Capitals and accents do not matter."
              value={values.term}
              maxLength={80}
              error={problem.fields.term}
              onChange={({ target }) => set('term', target.value)}
            />
            <TextArea
              label={labels.meanings}
              hint="Names that products have, one on each line."
              rows={4}
              value={values.meanings.join('\n')}
              error={problem.fields.meanings}
              onChange={({ target }) =>
                set('meanings', target.value === '' ? [] : target.value.split('\n'))
              }
            />
          </div>
        </Section>
        <Trial term={values.term} draft={draft} />
        <FormBar form={form} action={stored ? 'Save the synonyms' : 'Add the synonym'} />
      </form>
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={labels} />}
      {stored && mayAudit && <History subject={`synonym:${stored.id}`} />}
    </div>
  )
}

function useSynonymForm(synonym: Synonym | null, term: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const stored = {
    version: synonym?.version ?? 0,
    values: { term, meanings: synonym?.meanings ?? ([] as readonly string[]) },
  }
  const send = async (values: typeof stored.values, version: number) => {
    const meanings = values.meanings.map((line) => line.trim()).filter(Boolean)
    const body = { term: values.term, meanings }
    if (!synonym) return (await api('POST /office/search/synonyms', { body })).data.synonym
    const input = { params: { id: synonym.id }, body: { ...body, version } }
    return (await api('PATCH /office/search/synonyms/{id}', input)).data.synonym
  }
  return useRecordForm({
    record: synonym ? `synonym:${synonym.id}` : `synonym:new:${term}`,
    stored,
    saved: 'The synonyms are saved. Searches use them from now on.',
    async save(values, version) {
      const saved = await send(values, version)
      await queries.invalidateQueries({ queryKey: ['synonyms'] })
      void queries.invalidateQueries({ queryKey: ['audit'] })
      void queries.invalidateQueries({ queryKey: ['search-trial'] })
      if (!synonym) await navigate({ to: `/search/synonyms/${saved.id}`, replace: true })
      const { version: now, term, meanings } = saved
      return { version: now, values: { term, meanings } }
    },
    // A new one is deleted, not emptied.
    mayUndo: synonym !== null,
  })
}

function DeleteSynonym({ stored: { id, version, term, meanings } }: { stored: Synonym }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const renew = () => queries.invalidateQueries({ queryKey: ['synonyms'] })
  const undo = () =>
    putBack(async () => {
      const body = { term, meanings, restored: { id, version } }
      await api('POST /office/search/synonyms', { body })
      await renew()
    })
  async function remove() {
    await api('DELETE /office/search/synonyms/{id}', { params: { id } })
    await navigate({ to: addresses.synonyms, ignoreBlocker: true })
    await renew()
    notify(`The synonyms of “${term}” are deleted.`, { undo: () => void undo() })
  }
  return (
    <Button look="quiet" className="dense" onClick={() => void remove()}>
      Delete
    </Button>
  )
}

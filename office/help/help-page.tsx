import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { HelpPageName, HelpSection, OfficeHelpPage } from '#contract/office/help.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextArea } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { History } from '../audit/history.tsx'
import { OrderDialog } from '../content/order-dialog.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { HelpPreview } from './help-preview.tsx'
import { helpPageQuery, helpPageWords, isHelpPage } from './queries.ts'
import { SectionForm } from './section-form.tsx'

/** A help page: what stands above, and its sections. */
export function HelpPage() {
  const name = useRecordId()
  return isHelpPage(name) ? <Loaded key={name} name={name} /> : <NotFound />
}

function Loaded({ name }: { name: HelpPageName }) {
  const { data, error, refetch } = useQuery(helpPageQuery(name))
  if (data) return <Editor page={data.page} sections={data.sections} />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

interface EditorProps {
  page: OfficeHelpPage
  sections: HelpSection[]
}

function Editor({ page, sections }: EditorProps) {
  const [isPreviewing, setPreviewing] = useState(false)
  const mayAudit = useMay('audit.read')
  const title = helpPageWords[page.name]
  return (
    <div className="grid gap-5">
      <PageHeader title={title} above={<Link to={addresses.help}>Help pages</Link>}>
        <Button look="quiet" onClick={() => setPreviewing(true)}>
          Preview
        </Button>
      </PageHeader>
      {page.is_delivered && (
        <p className="text-sm text-ink-soft">
          This is the standard text and follows the shop’s rules automatically. After your first
          edit, you maintain this page yourself.
        </p>
      )}
      {page.name !== 'faq' && <Head page={page} />}
      <Sections page={page} sections={sections} />
      {isPreviewing && (
        <Dialog wide title={`Preview: ${title}`} onClose={() => setPreviewing(false)}>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and has no control must take the focus
            tabIndex={0}
            aria-label={title}
          >
            <HelpPreview page={page} sections={sections} />
          </section>
        </Dialog>
      )}
      {mayAudit && <History subject={`help:${page.name}`} />}
    </div>
  )
}

const labels = {
  title: 'Title',
  description: 'Below the title',
  features_title: 'Above the highlights',
}

function Head({ page }: { page: OfficeHelpPage }) {
  const queries = useQueryClient()
  const readOf = ({ version, title, description, features_title }: OfficeHelpPage) => ({
    version,
    values: { title, description, features_title: features_title ?? '' },
  })
  const form = useRecordForm({
    record: `help:${page.name}`,
    stored: readOf(page),
    saved: 'The page is saved.',
    async save({ title, description, features_title }, version) {
      const body = { title, description, features_title: features_title || null, version }
      const { data } = await api('PATCH /office/help/{page}', { params: { page: page.name }, body })
      await queries.invalidateQueries({ queryKey: ['help'] })
      return readOf(data.page)
    },
    mayUndo: true,
  })
  const { values, set, problem, conflict } = form
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Section title="Heading">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Restored form={form} />
        <Field
          label={labels.title}
          value={values.title}
          maxLength={120}
          error={problem.fields.title ?? null}
          onChange={({ target }) => set('title', target.value)}
        />
        <TextArea
          label={labels.description}
          hint="Each line is a paragraph."
          rows={4}
          maxLength={5_000}
          value={values.description}
          error={problem.fields.description ?? null}
          onChange={({ target }) => set('description', target.value)}
        />
        {page.name === 'about-us' && (
          <Field
            label={labels.features_title}
            value={values.features_title}
            maxLength={120}
            error={problem.fields.features_title ?? null}
            onChange={({ target }) => set('features_title', target.value)}
          />
        )}
        <FormBar form={form} action="Save the heading" />
      </form>
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={labels} />}
    </Section>
  )
}

function Sections({ page, sections }: EditorProps) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const noun = page.name === 'faq' ? 'question' : 'section'
  const opened = sections.find(({ id }) => id === open)
  async function order(ids: number[]) {
    await api('POST /office/help/{page}/order', { params: { page: page.name }, body: { ids } })
    await queries.invalidateQueries({ queryKey: ['help'] })
  }
  return (
    <Section
      title={page.name === 'faq' ? 'Questions' : 'Sections'}
      actions={
        <div className="flex flex-wrap gap-2">
          {sections.length > 1 && (
            <Button look="quiet" className="dense" onClick={() => setOrdering(true)}>
              Order
            </Button>
          )}
          <Button look="quiet" className="dense" onClick={() => setOpen('new')}>
            Add a {noun}
          </Button>
        </div>
      }
    >
      <ol className="grid gap-1">
        {sections.map(({ id, title, topic, kind }) => (
          <li key={id} className="flex items-center gap-2 border-b border-line py-1 last:border-0">
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">
                {topic ?? (kind === 'feature' ? 'Highlight' : '')}
              </span>
            </span>
            <Button
              look="bare"
              className="dense"
              aria-label={`Edit ${title}`}
              onClick={() => setOpen(id)}
            >
              Edit
            </Button>
          </li>
        ))}
      </ol>
      {open !== null && (open === 'new' || opened) && (
        <Dialog
          wide
          title={open === 'new' ? `Add a ${noun}` : `Edit the ${noun}`}
          onClose={() => setOpen(null)}
        >
          <SectionForm page={page} section={opened ?? null} onDone={() => setOpen(null)} />
        </Dialog>
      )}
      {isOrdering && (
        <OrderDialog
          title={`Order of the ${noun}s`}
          items={sections.map(({ id, title }) => ({ id, name: title }))}
          onSave={order}
          onClose={() => setOrdering(false)}
        />
      )}
    </Section>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { HelpSection, OfficeHelpPage } from '#contract/office/help.ts'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ConflictDialog } from '../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../forms/form-bar.tsx'
import { useRecordForm } from '../forms/record-form.ts'
import { notify } from '../shell/notices.tsx'
import { SectionPreview } from './help-preview.tsx'

interface SectionFormProps {
  page: OfficeHelpPage
  /** Null: a new one. */
  section: HelpSection | null
  onDone: () => void
}

const labels = { topic: 'Topic', icon: 'Icon', title: 'Title', body: 'Text' }
const icons = ['check', 'truck', 'shield', 'star', 'wallet', 'heart', 'phone', 'chat', 'clock']

function readOf(section: HelpSection | null, kind: HelpSection['kind']) {
  return {
    version: section?.version ?? 0,
    values: {
      topic: section?.topic ?? '',
      icon: section?.icon ?? (kind === 'feature' ? 'check' : ''),
      title: section?.title ?? '',
      body: section?.body ?? '',
    },
  }
}

/** A section with its preview beside it. */
export function SectionForm({ page, section, onDone }: SectionFormProps) {
  const [kind, setKind] = useState(section?.kind ?? (page.name === 'faq' ? 'question' : 'section'))
  const form = useSectionForm(page, section, kind, onDone)
  const { values, set, problem, conflict } = form
  const field = (name: keyof typeof labels) => ({
    label: name === 'title' && kind === 'question' ? 'Question' : labels[name],
    value: values[name],
    error: problem.fields[name] ?? null,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form method="post" noValidate onSubmit={submit} className="grid content-start gap-4">
        <Restored form={form} />
        {!section && page.name === 'about-us' && (
          <Select
            label="What it is"
            value={kind}
            onChange={({ target }) => setKind(target.value === 'feature' ? 'feature' : 'section')}
          >
            <option value="section">A section</option>
            <option value="feature">A highlight with an icon</option>
          </Select>
        )}
        {kind === 'question' && (
          <Field
            {...field('topic')}
            hint="Questions on the same topic appear together."
            maxLength={80}
            onChange={({ target }) => set('topic', target.value)}
          />
        )}
        {kind === 'feature' && (
          <Select {...field('icon')} onChange={({ target }) => set('icon', target.value)}>
            {icons.map((icon) => (
              <option key={icon} value={icon}>
                {icon}
              </option>
            ))}
          </Select>
        )}
        <Field
          {...field('title')}
          maxLength={200}
          onChange={({ target }) => set('title', target.value)}
        />
        <TextArea
          {...field('body')}
          hint="Each line is a paragraph."
          rows={10}
          maxLength={10_000}
          onChange={({ target }) => set('body', target.value)}
        />
        <FormBar form={form} action="Save" />
      </form>
      <div className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">Preview</h3>
        <SectionPreview kind={kind} {...values} />
        {section && <DeleteSection section={section} onDone={onDone} />}
      </div>
      {conflict && <ConflictDialog form={form} conflict={conflict} labels={labels} />}
    </div>
  )
}

function useSectionForm(
  { name: page }: OfficeHelpPage,
  section: HelpSection | null,
  kind: HelpSection['kind'],
  onDone: () => void,
) {
  const queries = useQueryClient()
  return useRecordForm({
    record: section ? `help-section:${section.id}` : `help-section:${page}-new`,
    stored: readOf(section, kind),
    saved: section ? 'The section is saved.' : 'The section is added.',
    async save({ topic, icon, title, body }, version) {
      const words = {
        title,
        body,
        topic: kind === 'question' ? topic : null,
        icon: kind === 'feature' ? icon || 'check' : null,
      }
      const { data } = section
        ? await api('PATCH /office/help/sections/{id}', {
            params: { id: section.id },
            body: { ...words, version },
          })
        : await api('POST /office/help/{page}/sections', {
            params: { page },
            body: { kind, ...words },
          })
      await queries.invalidateQueries({ queryKey: ['help'] })
      onDone()
      return readOf(data.section, kind)
    },
    mayUndo: section !== null,
  })
}

function DeleteSection({ section, onDone }: { section: HelpSection; onDone: () => void }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function remove() {
    await api('DELETE /office/help/sections/{id}', { params: { id: section.id } })
    await queries.invalidateQueries({ queryKey: ['help'] })
    notify(`‘${section.title}’ is deleted.`)
    onDone()
  }
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete ‘${section.title}’`}
          question="It is deleted from the page permanently. This cannot be undone."
          action="Delete it"
          onClose={() => setOpen(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}

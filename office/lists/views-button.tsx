import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { View } from '#contract/office/views.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import type { ListAddress } from './address.ts'

interface ViewsProps {
  /** The list's name. */
  list: string
  address: ListAddress
}

/** Saved views of a list: filters, order and columns under a name, for oneself or for all. */
export function ViewsButton({ list, address }: ViewsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        <Icon name="filter" size={16} />
        Views
      </Button>
      {isOpen && (
        <Dialog title="Saved views" onClose={() => setOpen(false)}>
          <Views list={list} address={address} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Views({ list, address, onClose }: ViewsProps & { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['views', list],
    queryFn: async () => (await api('GET /office/views', { query: { list } })).data.views,
  })
  const { save, remove } = useChanges(list)
  function open(query: string) {
    address.open(query)
    onClose()
  }
  return (
    <div className="grid gap-5">
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          None yet. Set the filters and columns you use often, and save them with a name.
        </p>
      )}
      <ul className="grid gap-1">
        {data?.map((view) => (
          <li key={view.id} className="flex min-h-11 flex-wrap items-center gap-2">
            <Button look="bare" className="dense mr-auto" onClick={() => open(view.query)}>
              {view.name}
            </Button>
            {view.is_for_all && <Badge>{view.is_own ? 'For all' : `By ${view.by}`}</Badge>}
            {view.is_own && (
              <Button look="quiet" className="dense" onClick={() => void remove(view)}>
                Remove<span className="sr-only"> {view.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SaveForm
        onSave={(name, isForAll) => save({ name, query: address.text, is_for_all: isForAll })}
      />
    </div>
  )
}

function SaveForm({ onSave }: { onSave: (name: string, isForAll: boolean) => Promise<void> }) {
  const [name, setName] = useState('')
  const [isForAll, setForAll] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setError('Give it a name')
    await onSave(name.trim(), isForAll)
    setName('')
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-3 border-t border-line pt-4"
    >
      <Field
        label="Save what the list shows now as"
        value={name}
        maxLength={60}
        error={error}
        onChange={({ target }) => {
          setName(target.value)
          setError(null)
        }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-4"
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
        For everybody in the office
      </label>
      <Button type="submit">Save the view</Button>
    </form>
  )
}

type Saved = Pick<View, 'name' | 'query' | 'is_for_all'>

function useChanges(list: string) {
  const queries = useQueryClient()
  async function change(send: () => Promise<unknown>, words: string, undo?: () => void) {
    try {
      await send()
      notify(words, { undo })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
    await queries.invalidateQueries({ queryKey: ['views', list] })
  }
  const send = ({ name, query, is_for_all }: Saved) =>
    api('POST /office/views', { body: { list, name, query, is_for_all } })
  return {
    save: (view: Saved) => change(() => send(view), `The view ${view.name} is saved.`),
    remove: (view: View) =>
      change(
        () => api('POST /office/views/{id}/remove', { params: { id: view.id } }),
        `The view ${view.name} is removed.`,
        () => void change(() => send(view), `The view ${view.name} is restored.`),
      ),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import type { FormValues } from '../forms/drafts.ts'
import { notify } from '../shell/notices.tsx'
import type { RecordKind, RecordRow } from './record-kind.ts'

interface DeleteRecordProps<R extends RecordRow, V extends FormValues> {
  kind: RecordKind<R, V>
  row: R
}

/** Deletes a record after a question; the server refuses in words what is still used. */
export function DeleteRecord<R extends RecordRow, V extends FormValues>({
  kind,
  row,
}: DeleteRecordProps<R, V>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { title, question, done } = kind.deletion(kind.nameOf(row))
  async function remove() {
    await kind.remove(row)
    await navigate({ to: kind.list.to, ignoreBlocker: true })
    for (const key of kind.queryKeys) await queries.invalidateQueries({ queryKey: [key] })
    notify(done)
  }
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          question={question}
          action={`Delete the ${kind.noun}`}
          onClose={() => setOpen(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}

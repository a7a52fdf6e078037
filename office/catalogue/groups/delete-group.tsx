import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { notify } from '../../shell/notices.tsx'

interface DeleteGroupProps {
  /** 'brand', 'seller', 'category'. */
  noun: string
  name: string
  /** Where its list is, and under what its queries are stored. */
  list: { to: string; queryKey: readonly string[] }
  remove: () => Promise<unknown>
}

/** Deletes a brand, seller or category; the server refuses in words what products still have. */
export function DeleteGroup({ noun, name, list, remove }: DeleteGroupProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  async function confirmed() {
    await remove()
    await navigate({ to: list.to, ignoreBlocker: true })
    await queries.invalidateQueries({ queryKey: list.queryKey })
    void queries.invalidateQueries({ queryKey: ['catalogue-names'] })
    notify(`${name} is deleted.`)
  }
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete ${name}`}
          question={`The ${noun} ${name} goes for good, unless something still belongs to it. This cannot be undone.`}
          action={`Delete the ${noun}`}
          onClose={() => setOpen(false)}
          onConfirm={confirmed}
        />
      )}
    </>
  )
}

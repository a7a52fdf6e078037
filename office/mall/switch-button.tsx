import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { StoredSwitch } from '#contract/office/operations.ts'
import { switchTexts } from '#contract/switches.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { switchesKey } from './queries.ts'

/** Closes a part of the mall, or opens it, after a question and with a reason; its notice has Undo. */
export function SwitchButton({ stored }: { stored: StoredSwitch }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { name, is_on, version } = stored
  const { title, effect, words } = switchTexts[name]
  const action = is_on ? 'Open again' : 'Close to shoppers'

  async function set(isOn: boolean, reason: string, seen: number) {
    const body = { is_on: isOn, reason, version: seen }
    try {
      const { data } = await api('POST /office/mall/switches/{name}', { params: { name }, body })
      return data.switch
    } finally {
      void queries.invalidateQueries({ queryKey: switchesKey })
      void queries.invalidateQueries({ queryKey: ['audit'] })
    }
  }
  function undo(changed: StoredSwitch) {
    set(is_on, 'Undone at once', changed.version).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    })
  }
  return (
    <>
      <Button look={is_on ? 'accent' : 'quiet'} className="dense" onClick={() => setOpen(true)}>
        {is_on ? 'Open again' : 'Close'}
        <span className="sr-only"> {title}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`${action}: ${title}`}
          question={
            is_on
              ? `Shoppers can use it again within a second. They no longer read: “${words}”`
              : `${effect} Shoppers read: “${words}”`
          }
          action={action}
          needsReason
          onClose={() => setOpen(false)}
          onConfirm={async (reason) => {
            const changed = await set(!is_on, reason, version)
            const done = is_on ? 'open again' : 'closed to shoppers'
            notify(`${title}: ${done}.`, { undo: () => undo(changed) })
          }}
        />
      )}
    </>
  )
}

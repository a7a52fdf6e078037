import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { WholeBulkChange } from '#contract/office/bulk.ts'
import { bulkColumns, isBulkColumn } from '#contract/office/bulk-columns.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useMe } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { changeQuery } from './queries.ts'

/** What can be done with a bulk change in its state, by whoever may change all of its columns. */
export function ChangeActions({ change }: { change: WholeBulkChange }) {
  const { id, state, is_undo, rows, large_price_changes: large } = change
  const [open, setOpen] = useState<'apply' | 'undo' | null>(null)
  const mayChange = useMayChange(change)
  const send = useMoves(change)
  const toApply = rows.new + rows.changed
  const canApply = mayChange && toApply > 0 && !is_undo
  const isFirst = rows.done === 0
  function apply() {
    if (isFirst && large > 0) setOpen('apply')
    else void send('apply')
  }
  return (
    <>
      {state === 'ready' && canApply && (
        <Button look="accent" onClick={apply}>
          Apply {toApply.toLocaleString('en-NG')} {toApply === 1 ? 'row' : 'rows'}
        </Button>
      )}
      {state === 'stopped' && change.is_checked && (canApply || (is_undo && mayChange)) && (
        <Button look="accent" onClick={is_undo ? () => void send('apply') : apply}>
          Go on
        </Button>
      )}
      {change.may_stop && ['ready', 'checking', 'running'].includes(state) && (
        <Button look="quiet" onClick={() => void send('stop')}>
          {state === 'running' ? 'Stop' : 'Give up'}
        </Button>
      )}
      {change.undo_until && mayChange && (
        <Button look="quiet" onClick={() => setOpen('undo')}>
          Undo
        </Button>
      )}
      {open === 'apply' && (
        <ApplyDialog
          large={large}
          action="Apply it"
          onClose={() => setOpen(null)}
          onConfirm={(typed) => api('POST /office/bulk/{id}/apply', moveInput(id, typed))}
          onDone={() => send.refresh()}
        />
      )}
      {open === 'undo' && (
        <UndoDialog change={change} onClose={() => setOpen(null)} onDone={() => send.refresh()} />
      )}
    </>
  )
}

interface UndoDialogProps {
  change: WholeBulkChange
  onClose: () => void
  onDone: () => Promise<void>
}

/** Asks; where prices move back far, for their number. */
function UndoDialog({ change, onClose, onDone }: UndoDialogProps) {
  const { id, rows, large_undo_changes: large } = change
  const question = `${rows.done.toLocaleString('en-NG')} ${rows.done === 1 ? 'row becomes' : 'rows become'} what they were before. Later edits and sales stay, and we list them. To apply an undone change again, send the file again.`
  const undo = (typed: number) => api('POST /office/bulk/{id}/undo', moveInput(id, typed))
  if (large > 0) {
    return (
      <ApplyDialog
        large={large}
        action="Undo it"
        note={question}
        onClose={onClose}
        onConfirm={undo}
        onDone={onDone}
      />
    )
  }
  return (
    <ConfirmDialog
      title="Undo this bulk change"
      question={question}
      action="Undo it"
      onClose={onClose}
      onConfirm={async () => {
        await undo(0)
        await onDone()
      }}
    />
  )
}

function moveInput(id: number, typed: number) {
  return { params: { id }, body: typed > 0 ? { large_price_changes: typed } : {} }
}

function useMayChange({ changes }: WholeBulkChange): boolean {
  const { permissions } = useMe()
  if (!permissions.includes('imports.run')) return false
  return changes.every((column) => {
    const needed = isBulkColumn(column) ? bulkColumns[column].permission : null
    return needed === null || permissions.includes(needed)
  })
}

/** Moves a change on at once; a refusal is a notice. */
function useMoves({ id }: WholeBulkChange) {
  const queries = useQueryClient()
  async function refresh() {
    await queries.invalidateQueries({ queryKey: changeQuery(String(id)).queryKey })
    void queries.invalidateQueries({ queryKey: ['bulk'], refetchType: 'none' })
    void queries.invalidateQueries({ queryKey: ['audit'] })
  }
  async function send(move: 'apply' | 'stop') {
    try {
      const params = { id }
      if (move === 'stop') await api('POST /office/bulk/{id}/stop', { params })
      else await api('POST /office/bulk/{id}/apply', { params, body: {} })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    }
    await refresh()
  }
  return Object.assign(send, { refresh })
}

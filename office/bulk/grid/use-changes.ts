import { useState } from 'react'
import { maxBulkSelected } from '#contract/limits.ts'
import type { GridRow } from '#contract/office/bulk.ts'
import { draftKey } from '../../forms/drafts.ts'
import { useMe } from '../../session/me.ts'
import { notify } from '../../shell/notices.tsx'
import { type CellChanges, readChanges, rebased, storeChanges } from './changes.ts'

/**
 * The changed cells of the grid, in this browser until they are sent or discarded: they survive a reload, an ended session
 * and a lost network, and go with a sign-out as drafts of forms do.
 */
export function useChanges() {
  const key = draftKey(useMe().id, 'bulk-grid')
  const [restored] = useState(() => readChanges(key))
  const [changes, setChanges] = useState<CellChanges>(restored?.changes ?? new Map())
  const [isTouched, setTouched] = useState(false)
  function store(next: CellChanges) {
    storeChanges(key, next)
    setChanges(next)
  }
  /** False: there are too many of them, and nothing has changed. */
  function change(next: CellChanges): boolean {
    if (next.size > maxBulkSelected && next.size > changes.size) {
      notify('At most 10,000 cells change at once. Check these first.', { tone: 'warning' })
      return false
    }
    store(next)
    setTouched(true)
    return true
  }
  function discard() {
    change(new Map())
    notify('Your changes are discarded.', { undo: () => change(changes) })
  }
  return {
    changes,
    change,
    discard,
    /** Rows were read again. */
    rebase(rows: readonly GridRow[]) {
      const next = rebased(changes, rows)
      if (next !== changes) store(next)
    },
    /** The products of what is here again. */
    restoredIds: [...(restored?.changes.values() ?? [])].map(({ product_id }) => product_id),
    /** They are checked now: the bulk change has them. */
    sent: () => change(new Map()),
    /** When what is here again was typed; null: all of it was typed now. */
    restoredAt: isTouched ? null : (restored?.at ?? null),
  }
}

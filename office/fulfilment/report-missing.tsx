import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickLine } from '#contract/office/fulfilment.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { takeAnswered } from './queries.ts'

/** Of three two are there: the order stops, and support decides. */
export function ReportMissing({ batchId, line }: { batchId: number; line: PickLine }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function report() {
    const { data } = await api('POST /office/pick-batches/{id}/missing', {
      params: { id: batchId },
      body: { line_id: line.line_id },
    })
    takeAnswered(queries, data)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Not all are there
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Not all are there"
          question={`${line.picked} of ${line.units} were found of ${line.name}. Order ${line.order_code} stops, and support decides whether it waits or goes on without them.`}
          action="Stop the order"
          onClose={() => setOpen(false)}
          onConfirm={report}
        />
      )}
    </>
  )
}

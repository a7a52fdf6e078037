import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { saveFile } from '../api/download.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { takeCustomer } from './queries.ts'

/** Each customer's rights by law: the own data, and the end of the account. A member does it where they ask for it. */
export function DataRequests({ customer: { id, name } }: { customer: OfficeCustomer }) {
  const queries = useQueryClient()
  const [mayExport, mayEnd] = [useMay('customers.contact'), useMay('customers.edit')]
  const [open, setOpen] = useState<'export' | 'end' | null>(null)
  if (!mayExport && !mayEnd) return null
  const params = { id }
  async function exportData(reason: string) {
    const { data } = await api('POST /office/customers/{id}/data', { params, body: { reason } })
    const text = JSON.stringify(data, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), `customer-${id}.json`)
    notify('The data are saved as a file.')
  }
  async function end(reason: string) {
    const { data, message } = await api('POST /office/customers/{id}/end', {
      params,
      body: { reason },
    })
    takeCustomer(queries, data)
    notify(message)
  }
  return (
    <Section title="Customer data requests">
      <div className="flex flex-wrap gap-2">
        {mayExport && (
          <Button look="quiet" onClick={() => setOpen('export')}>
            Export the data
          </Button>
        )}
        {mayEnd && (
          <Button look="danger" onClick={() => setOpen('end')}>
            End the account
          </Button>
        )}
      </div>
      {open === 'export' && (
        <ConfirmDialog
          title="Export the data"
          question={`All that the mall stores of ${name}, contacts too, as a file for them alone. Delete it once it is sent.`}
          action="Export"
          needsReason
          onClose={() => setOpen(null)}
          onConfirm={exportData}
        />
      )}
      {open === 'end' && (
        <ConfirmDialog
          title="End the account"
          question={`The account of ${name} ends for good: what is stored of them is deleted, orders stay and name nobody. This cannot be undone.`}
          action="End the account"
          needsReason
          onClose={() => setOpen(null)}
          onConfirm={end}
        />
      )}
    </Section>
  )
}

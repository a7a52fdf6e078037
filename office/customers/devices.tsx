import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { Time } from '../lists/time.tsx'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { takeCustomer } from './queries.ts'

type Device = OfficeCustomer['devices'][number]

/** Devices of a customer; a member with `customers.edit` signs them out. */
export function Devices({ customer: { id, devices } }: { customer: OfficeCustomer }) {
  const queries = useQueryClient()
  const mayEdit = useMay('customers.edit')
  const [ending, setEnding] = useState<Device | 'all' | null>(null)
  async function end() {
    const device = ending === 'all' ? null : (ending?.id ?? null)
    const sent = { params: { id }, body: { device } }
    const { data, message } = await api('POST /office/customers/{id}/end-sessions', sent)
    takeCustomer(queries, data)
    notify(message)
  }
  return (
    <Section
      title="Devices"
      actions={
        mayEdit &&
        devices.length > 0 && (
          <Button look="quiet" className="dense" onClick={() => setEnding('all')}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {devices.length === 0 && <p className="text-ink-soft">Signed in nowhere.</p>}
      <ul className="grid gap-3">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <div>
              <p>{device.name}</p>
              <p className="text-ink-soft">
                Last used <Time at={device.last_seen_at} />
              </p>
            </div>
            {mayEdit && (
              <Button look="quiet" className="dense" onClick={() => setEnding(device)}>
                Sign out
                <span className="sr-only"> of {device.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title="Sign the customer out"
          question={
            ending === 'all'
              ? 'Every device is signed out. The customer logs in again with the password.'
              : `${ending.name} is signed out. The customer logs in there again with the password.`
          }
          action="Sign out"
          onClose={() => setEnding(null)}
          onConfirm={end}
        />
      )}
    </Section>
  )
}

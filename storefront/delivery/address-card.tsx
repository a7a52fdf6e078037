import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { AddressText } from './lazy-address-form.tsx'
import type { Address } from './queries.ts'

interface AddressCardProps {
  address: Address
  isBusy: boolean
  onEdit: () => void
  onMakeDefault: () => void
  onDelete: () => void
}

/** One saved address. Deleting it needs a confirmation, in place. */
export function AddressCard({
  address,
  isBusy,
  onEdit,
  onMakeDefault,
  onDelete,
}: AddressCardProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { first_name, last_name, phone_number, is_default } = address
  const name = `${first_name} ${last_name}`
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <address className="grid flex-1 content-start gap-1 text-sm not-italic">
        <span className="flex flex-wrap items-start justify-between gap-x-2">
          <span className="max-w-full min-w-0 text-base font-semibold break-words">{name}</span>
          {is_default === 1 && <Badge tone="brand">Default</Badge>}
        </span>
        <span className="text-ink-soft">
          <AddressText address={address} />
        </span>
        <span className="tabular-nums text-ink-soft">+234{phone_number}</span>
      </address>
      <div className="flex flex-wrap gap-2">
        {isConfirming ? (
          <>
            <Button look="brand" disabled={isBusy} onClick={onDelete}>
              Yes, delete it
            </Button>
            <Button look="quiet" onClick={() => setConfirming(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Button
              look="quiet"
              disabled={isBusy}
              aria-label={`Edit the address of ${name}`}
              onClick={onEdit}
            >
              Edit
            </Button>
            {is_default === 0 && (
              <Button look="quiet" disabled={isBusy} onClick={onMakeDefault}>
                Make default
              </Button>
            )}
            <Button
              look="bare"
              disabled={isBusy}
              aria-label={`Delete the address of ${name}`}
              onClick={() => setConfirming(true)}
            >
              Delete
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

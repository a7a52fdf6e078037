import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { notify } from '#client/notices.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonList } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { AddressCard } from './address-card.tsx'
import { LazyAddressForm } from './lazy-address-form.tsx'
import { type Address, addresses } from './queries.ts'

/** The saved addresses, with adding, editing, deleting and choosing the default. */
export function Addresses() {
  const api = useApi()
  const queries = useQueryClient()
  const { data: saved, isError, refetch } = useQuery(addresses(api))
  const [form, setForm] = useState<Address | 'new' | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  async function change(id: number, send: () => Promise<unknown>) {
    setBusy(id)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, error.status === 0 ? 'error' : 'warning')
    }
    await queries.invalidateQueries({ queryKey: addresses(api).queryKey })
    setBusy(null)
  }
  if (isError && !saved) return <ErrorState onRefresh={() => void refetch()} />
  if (!saved) return <Placeholders />
  const add = (
    <Button look="accent" onClick={() => setForm('new')}>
      Add address
    </Button>
  )
  return (
    <div className="grid gap-4">
      {saved.length === 0 ? (
        <EmptyState
          motif="combs"
          title="You have no saved addresses yet!"
          line="Add one to check out faster next time."
        >
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">
              {saved.some(({ is_default }) => is_default === 1)
                ? 'We deliver to your default address unless you choose another.'
                : 'No default address yet'}
            </p>
            {add}
          </div>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {saved.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBusy={busy === address.id}
                onEdit={() => setForm(address)}
                onMakeDefault={() =>
                  void change(address.id, () =>
                    api('POST /accounts/change/default/address', { body: { id: address.id } }),
                  )
                }
                onDelete={() =>
                  void change(address.id, () =>
                    api('POST /accounts/delete-delivery-address/{id}', {
                      params: { id: address.id },
                    }),
                  )
                }
              />
            ))}
          </ul>
        </>
      )}
      {form && (
        <AddressDialog
          address={form === 'new' ? undefined : form}
          onClose={() => setForm(null)}
          onSaved={() => {
            setForm(null)
            void queries.invalidateQueries({ queryKey: addresses(api).queryKey })
          }}
        />
      )}
    </div>
  )
}

interface AddressDialogProps {
  /** The one to edit; left out: a new one. */
  address: Address | undefined
  onClose: () => void
  onSaved: () => void
}

function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  return (
    <Dialog title={address ? 'Edit address' : 'Add address'} onClose={onClose}>
      <LazyAddressForm address={address} mayBeDefault onSaved={onSaved} />
    </Dialog>
  )
}

/** Twelve by the checkout and rooms specification, section 9. */
function Placeholders() {
  return (
    <SkeletonList
      label="Loading"
      count={12}
      className="gap-3 sm:grid-cols-2 xl:grid-cols-3"
      each="h-40 rounded-lg"
    />
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import type { ShippingCode } from '#contract/shipping-methods.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AddressText, LazyAddressForm } from '../../delivery/lazy-address-form.tsx'
import { type Address, addresses } from '../../delivery/queries.ts'
import { useUser } from '../../session/session.ts'
import { ChoiceCard } from '../choice-card.tsx'
import { chooseAddress } from '../choices.ts'
import { shippingTypes } from '../queries.ts'
import { Failed, Section } from '../section.tsx'
import { StorePlace } from './shipping-methods.tsx'

type Open = 'none' | 'new' | 'change'

interface DeliverToProps {
  chosen: Address | null
  shipping: ShippingCode | null
}

/**
 * The delivery address. Where the customer has none yet its place stays as high as one, so that nothing below moves: who
 * picks up needs none.
 */
export function DeliverTo({ chosen, shipping }: DeliverToProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { data: saved, isError, refetch } = useQuery(addresses(api))
  const isKnown = useUser() !== null
  const [open, setOpen] = useState<Open>('none')
  function choose({ id }: Address) {
    chooseAddress(id)
    setOpen('none')
    // Section 4: another address loads the shipping types again.
    void queries.invalidateQueries({ queryKey: shippingTypes(api).queryKey })
  }
  async function saveAndChoose(address: Address) {
    await queries.invalidateQueries({ queryKey: addresses(api).queryKey })
    choose(address)
  }
  const isPickUp = shipping === 'pick-up'
  if (isError && !saved) {
    return (
      <Section title="Deliver to" anchor="deliver-to">
        <Failed onRetry={() => void refetch()} />
      </Section>
    )
  }
  // The form starts with the account's name and phone number.
  if (!saved || (saved.length === 0 && !isKnown)) {
    return (
      <Section title="Deliver to" anchor="deliver-to">
        <Skeleton className="h-20 rounded-md max-sm:h-41" />
      </Section>
    )
  }
  return (
    <Section
      title={isPickUp ? 'Collect at' : 'Deliver to'}
      anchor="deliver-to"
      aside={
        saved.length > 0 && (
          <span className="flex flex-wrap gap-2 max-sm:order-1 max-sm:w-full max-sm:border-t max-sm:border-line max-sm:pt-3">
            <Button
              look="quiet"
              className="shrink px-3 leading-tight max-sm:flex-3 max-sm:whitespace-normal"
              onClick={() => setOpen('new')}
            >
              Add another shipping details
            </Button>
            <WaitingButton
              look="quiet"
              className="shrink px-3 leading-tight max-sm:flex-2 max-sm:whitespace-normal"
              missing={
                saved.length < 2 ? 'You have one saved address. Add another to change it.' : null
              }
              onClick={() => setOpen('change')}
            >
              Change Address
            </WaitingButton>
          </span>
        )
      }
    >
      {isPickUp && <StorePlace />}
      {!isPickUp && chosen && <AddressLines address={chosen} />}
      {isPickUp && !chosen && (
        <Button look="bare" className="justify-self-start" onClick={() => setOpen('new')}>
          Add a delivery address
        </Button>
      )}
      {!isPickUp && !chosen && (
        <div className="grid min-h-20 content-start gap-3 max-sm:min-h-41">
          <p className="text-ink-soft">No Address added</p>
          <p className="text-sm text-ink-soft sm:hidden">
            Add an address for delivery. You don’t need one for pick-up.
          </p>
          <Button look="quiet" className="justify-self-start" onClick={() => setOpen('new')}>
            Add a delivery address
          </Button>
        </div>
      )}
      {open === 'new' && (
        <Dialog
          title={saved.length > 0 ? 'Add another shipping details' : 'Add a delivery address'}
          onClose={() => setOpen('none')}
        >
          <LazyAddressForm onSaved={saveAndChoose} />
        </Dialog>
      )}
      {open === 'change' && (
        <Dialog title="Change Address" onClose={() => setOpen('none')}>
          <div role="radiogroup" aria-label="Saved addresses" className="grid gap-2">
            {saved.map((address) => (
              <ChoiceCard
                key={address.id}
                group="delivery-address"
                checked={address.id === chosen?.id}
                onChoose={() => choose(address)}
                title={`${address.first_name} ${address.last_name}`}
              >
                <AddressText address={address} />
              </ChoiceCard>
            ))}
          </div>
        </Dialog>
      )}
    </Section>
  )
}

function AddressLines({ address }: { address: Address }) {
  const { first_name, last_name, phone_number } = address
  return (
    <address className="grid gap-1 not-italic">
      <span className="font-semibold">
        {first_name} {last_name}
      </span>
      <span className="text-sm text-ink-soft">
        <AddressText address={address} />
      </span>
      <span className="text-sm tabular-nums text-ink-soft">+234{phone_number}</span>
    </address>
  )
}

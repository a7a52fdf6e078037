import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Addresses } from '../../delivery/addresses.tsx'
import { pageHead } from '../../page-head.ts'
import { LogInFirst } from '../../session/log-in-first.tsx'
import { useSignedIn } from '../../session/session.ts'

export const Route = createFileRoute('/shipping-address')({
  head: ({ match }) => pageHead(match.context, '/shipping-address'),
  component: ShippingAddressPage,
})

/** The address form and list outside the dashboard. */
function ShippingAddressPage() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 py-4 lg:py-8">
      <h1 className="text-xl md:text-2xl">Shipping address</h1>
      {useHydrated() ? (
        <OwnAddresses />
      ) : (
        <NeedsScripts>
          <Skeleton className="h-64 rounded-lg" />
        </NeedsScripts>
      )}
    </div>
  )
}

function OwnAddresses() {
  return useSignedIn() ? <Addresses /> : <LogInFirst />
}

import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AddressForm } from './address-form.tsx'
import type { Address } from './queries.ts'

const Form = lazy(() =>
  import('./address-form.tsx').then(({ AddressForm }) => ({ default: AddressForm })),
)

/** The form with its rules and places, fetched when it is opened. */
export function LazyAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
      <Form {...props} />
    </Suspense>
  )
}

/** The address in one line, from the house to the state. */
export function AddressText({ address }: { address: Address }) {
  const { address: street, landmark, city, lg, state } = address
  const area = lg.name === city ? null : lg.name
  return <>{[street, landmark, city, area, state.name].filter(Boolean).join(', ')}</>
}

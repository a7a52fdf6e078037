import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AddressForm } from './address-form.tsx'

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

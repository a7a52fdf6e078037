import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/order-incomplete')({
  head: () => ({ meta: [{ title: 'Order incomplete' }] }),
  component: OrderIncompletePage,
})

function OrderIncompletePage() {
  return <Coming title="Order incomplete" />
}

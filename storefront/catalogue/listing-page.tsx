import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/categories')({
  head: () => ({ meta: [{ title: 'Categories' }] }),
  component: ListingPage,
})

function ListingPage() {
  return <Coming title="Categories" />
}

import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/dashboard/saved-items')({
  head: () => ({ meta: [{ title: 'Saved Items' }] }),
  component: SavedItemsPage,
})

function SavedItemsPage() {
  return <Coming title="Saved Items" />
}

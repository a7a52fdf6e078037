import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/dashboard/saved-items')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Saved Items',
      path: '/dashboard/saved-items',
      indexed: false,
    }),
  component: SavedItemsPage,
})

function SavedItemsPage() {
  return <Coming title="Saved Items" />
}

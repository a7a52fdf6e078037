import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  component: HomePage,
})

function HomePage() {
  return <Coming title="Home" />
}

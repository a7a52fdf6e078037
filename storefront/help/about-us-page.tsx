import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/about-us')({
  head: () => ({ meta: [{ title: 'About Us' }] }),
  component: AboutUsPage,
})

function AboutUsPage() {
  return <Coming title="About Us" />
}

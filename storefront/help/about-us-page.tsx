import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/about-us')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'About Us', path: '/about-us', indexed: false }),
  component: AboutUsPage,
})

function AboutUsPage() {
  return <Coming title="About Us" />
}

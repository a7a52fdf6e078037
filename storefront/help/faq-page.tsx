import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/faq')({
  head: ({ match }) => pageHead(match.context, { title: 'FAQ', path: '/faq', indexed: false }),
  component: FaqPage,
})

function FaqPage() {
  return <Coming title="FAQ" />
}

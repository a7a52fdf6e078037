import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/faq')({
  head: () => ({ meta: [{ title: 'FAQ' }] }),
  component: FaqPage,
})

function FaqPage() {
  return <Coming title="FAQ" />
}

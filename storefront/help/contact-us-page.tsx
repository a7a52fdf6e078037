import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_help/contact-us')({
  head: ({ match }) =>
    pageHead(match.context, { title: 'Contact Us', path: '/contact-us', indexed: false }),
  component: ContactUsPage,
})

function ContactUsPage() {
  return <Coming title="Contact Us" />
}

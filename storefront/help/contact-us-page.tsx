import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../frame/coming.tsx'

export const Route = createFileRoute('/_help/contact-us')({
  head: () => ({ meta: [{ title: 'Contact Us' }] }),
  component: ContactUsPage,
})

function ContactUsPage() {
  return <Coming title="Contact Us" />
}

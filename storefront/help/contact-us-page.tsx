import { createFileRoute } from '@tanstack/react-router'
import { useIsHydrated } from '#client/browser.ts'
import { load } from '#client/queries.ts'
import { reachFasterQueries } from '../content/queries.ts'
import { ReachFaster } from '../content/reach-faster.tsx'
import { pageHead } from '../page-head.ts'
import { ContactForm } from './contact-form.tsx'

export const Route = createFileRoute('/_help/contact-us')({
  loader: ({ context: { api, queryClient } }) =>
    load(reachFasterQueries(api).map((query) => queryClient.ensureQueryData(query))),
  head: ({ match }) => pageHead(match.context, '/contact-us'),
  component: ContactUsPage,
})

function ContactUsPage() {
  const { order_code } = Route.useSearch()
  // The kept page is the same for every order.
  const orderCode = useIsHydrated() ? order_code : undefined
  return (
    <div className="page-width grid gap-8 py-6 md:gap-12 md:py-10">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-12">
        <header className="grid content-start gap-3">
          <h1 className="text-3xl md:text-4xl">Contact Us</h1>
          <p className="text-lg text-ink-soft">
            Tell us what happened. Add your order code if you have one. We reply by email.
          </p>
          <p className="text-ink-soft">In a hurry? Call or chat with one of our representatives.</p>
        </header>
        <ContactForm key={orderCode} orderCode={orderCode} />
      </div>
      <ReachFaster />
    </div>
  )
}

import { Link } from '@tanstack/react-router'

/** Any path that no route has (specification 000, section 2). */
export function NotFound() {
  return (
    <section className="page-width py-16 text-center">
      <h1 className="text-2xl">page not found</h1>
      <p className="mt-2 text-ink-soft">Nothing stands at this address.</p>
      <Link to="/" className="mt-6 inline-block rounded-md bg-accent px-6 py-3 text-on-accent">
        Back to home
      </Link>
    </section>
  )
}

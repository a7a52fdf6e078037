import { useRouter } from '@tanstack/react-router'

/** What a page shows when its data did not come (specification 000, section 8). */
export function Problem() {
  const router = useRouter()
  return (
    <section className="page-width py-16 text-center" role="alert">
      <p className="text-lg">Something went wrong! TRY AGAIN..</p>
      <button
        type="button"
        className="mt-6 rounded-md bg-accent px-6 py-3 text-on-accent"
        onClick={() => router.invalidate()}
      >
        Refresh
      </button>
    </section>
  )
}

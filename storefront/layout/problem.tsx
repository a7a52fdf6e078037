import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#ui/state.tsx'

/** Replaces a page that threw or whose data failed to load (storefront specification, section 8). */
export function Problem() {
  const router = useRouter()
  return (
    <section className="page-width py-10">
      <ErrorState onRefresh={() => router.invalidate()} />
    </section>
  )
}

import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#ui/state.tsx'

/** What a page shows when it broke or its data did not come (storefront specification, section 8). */
export function Problem() {
  const router = useRouter()
  return (
    <section className="page-width py-10">
      <ErrorState onRefresh={() => router.invalidate()} />
    </section>
  )
}

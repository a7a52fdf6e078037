import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { useIsHydrated } from '#client/browser.ts'
import { ProductStrip } from '../catalogue/cards/product-strip.tsx'
import { recentlyViewed } from '../my-products/recently-viewed.ts'
import { useSignedIn } from '../session/session.ts'

/** What the customer looked at last; nothing for visitors, and where the call fails. */
export function RecentlyViewed() {
  const isSignedIn = useSignedIn()
  return useIsHydrated() && isSignedIn ? <Viewed /> : null
}

/** As many as the strips around it have. */
const maxCards = 10

function Viewed() {
  const { data = [] } = useQuery(recentlyViewed(useApi()))
  if (data.length === 0) return null
  return (
    <ProductStrip
      title="Recently viewed"
      products={data.slice(0, maxCards)}
      placeholders={0}
      all={{ to: '/dashboard/recently-viewed' }}
    />
  )
}

import { type ComponentProps, useSyncExternalStore } from 'react'
import { FilterPanel } from './filter-panel.tsx'

/**
 * The filters beside the list. Phones and tablets get them too, for who has no JavaScript; who has it opens
 * them as a popup, and what the server wrote here is hidden: its hundreds of elements are left asleep until
 * the screen becomes wide.
 */
export function FilterAside(props: ComponentProps<typeof FilterPanel>) {
  const isWide = useSyncExternalStore(
    followWidth,
    isScreenWide,
    () => import.meta.env.SSR || isScreenWide(),
  )
  const aside = { 'aria-label': 'Filters', className: 'max-lg:order-last max-lg:js:hidden' }
  if (isWide) {
    return (
      <aside key="awake" {...aside}>
        <FilterPanel {...props} />
      </aside>
    )
  }
  // What React takes over without looking at it stays as it came.
  return (
    <aside
      key="asleep"
      {...aside}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={nothing}
    />
  )
}

const nothing = { __html: '' }

/** From where on the styles show them (`lg`). */
const wide = '(width >= 64rem)'

function followWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isScreenWide() {
  return matchMedia(wide).matches
}

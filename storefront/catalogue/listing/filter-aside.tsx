import { type ComponentProps, useSyncExternalStore } from 'react'
import { FilterPanel } from './filter-panel.tsx'

/**
 * The filters beside the list. The server renders them for narrow screens too, for browsers without
 * JavaScript. With JavaScript narrow screens hide them and open them as a popup instead, so their hundreds
 * of elements are not hydrated until the screen becomes wide.
 */
export function FilterAside(props: ComponentProps<typeof FilterPanel>) {
  const isWide = useSyncExternalStore(
    followWidth,
    isScreenWide,
    () => import.meta.env.SSR || isScreenWide(),
  )
  const aside = { 'aria-label': 'Filters', className: 'filter-aside' }
  if (isWide) {
    return (
      <aside key="hydrated" {...aside}>
        <FilterPanel {...props} />
      </aside>
    )
  }
  // With suppressHydrationWarning React keeps the server's HTML and does not hydrate its content.
  return (
    <aside
      key="static"
      {...aside}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={nothing}
    />
  )
}

const nothing = { __html: '' }

/** The breakpoint `lg` of the styles. */
const wide = '(width >= 64rem)'

function followWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isScreenWide() {
  return matchMedia(wide).matches
}

import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'

/** How near to the screen, and to the edge of a row that scrolls, a part is hydrated. */
const margin = '200px'

interface HydrationTrigger {
  isFired: boolean
  /** Resolves when the part is to be hydrated. */
  fired: Promise<void>
  fire: () => void
}

interface LazyHydrateProps {
  as?: 'div' | 'li'
  /** Sets `--far`, the height that the `far` utility reserves. */
  className?: string
  children: ReactNode
}

/**
 * A part of a page that is laid out and hydrated only when it comes near the screen, or earlier
 * when it is touched, focused or changed: a slow phone does no work for what stays off the screen.
 * Its links and text work before that. What the browser itself renders is hydrated at once. Never
 * nest two: an event fires one.
 *
 * Takes no space where its children render nothing.
 */
export function LazyHydrate({ as: Element = 'div', className, children }: LazyHydrateProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null)
  const [trigger] = useState(newTrigger)
  const [written] = useState(children)
  // React would replace changed children that are still suspended with nothing.
  if (written !== children) trigger.fire()
  // With the commit: a press right after it finds its part.
  useLayoutEffect(() => watch(element.current, trigger), [trigger])
  return (
    <Element
      ref={element}
      className={classes('empty:hidden', import.meta.env.SSR && 'far', className)}
      suppressHydrationWarning
    >
      <Suspense>
        <SuspendUntilFired trigger={trigger}>{children}</SuspendUntilFired>
      </Suspense>
    </Element>
  )
}

/**
 * React keeps the server's HTML of a part that suspends during hydration. `useHydrated` is called
 * here and not in the parent: a new rendering of the parent would make React drop the suspended
 * HTML.
 */
function SuspendUntilFired({
  trigger,
  children,
}: {
  trigger: HydrationTrigger
  children: ReactNode
}) {
  const isPageHydrated = useHydrated()
  if (isPageHydrated) trigger.fire()
  if (!import.meta.env.SSR && !trigger.isFired) use(trigger.fired)
  return children
}

function newTrigger(): HydrationTrigger {
  let fire = () => {}
  const fired = new Promise<void>((resolve) => {
    fire = resolve
  })
  const trigger: HydrationTrigger = {
    isFired: false,
    fired,
    fire: () => {
      trigger.isFired = true
      fire()
    },
  }
  return trigger
}

const triggers = new Map<Element, HydrationTrigger>()
let nearby: IntersectionObserver | undefined

function watch(element: Element | null, trigger: HydrationTrigger): (() => void) | undefined {
  if (!element || trigger.isFired) return undefined
  nearby ??= startWatching()
  triggers.set(element, trigger)
  nearby.observe(element)
  return () => unwatch(element)
}

function unwatch(element: Element) {
  triggers.delete(element)
  nearby?.unobserve(element)
}

function hydrateAt(element: Element) {
  triggers.get(element)?.fire()
  element.classList.remove('far')
  unwatch(element)
}

function startWatching(): IntersectionObserver {
  const hydrateAround = ({ target }: Event) => {
    for (const element of triggers.keys()) {
      if (target instanceof Node && element.contains(target)) hydrateAt(element)
    }
  }
  // In the capture phase, before React: it hydrates a part for an event at once, if that is not
  // suspended.
  for (const type of ['touchstart', 'pointerdown', 'focusin', 'keydown', 'click']) {
    addEventListener(type, hydrateAround, { capture: true, passive: true })
  }
  return new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) hydrateAt(target)
    },
    { rootMargin: margin, scrollMargin: margin },
  )
}

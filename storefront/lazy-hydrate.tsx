import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'

/** From which distance to the screen parts wake: a hand's breadth, and as far again in rows that scroll. */
const nearness = '200px'

interface Pending {
  isHydrated: boolean
  /** Resolves when it is to wake. */
  hydrated: Promise<void>
  hydrate: () => void
}

interface LazyHydrateProps {
  as?: 'div' | 'li'
  /** Tells the `far` utility how high it will be. */
  className?: string
  children: ReactNode
}

/**
 * A part of a page that the server wrote and that the browser lays out and takes over only when it comes
 * near the screen, or is touched, focused or changed before: what nobody looks at costs a slow phone
 * nothing. Its links and words work asleep too. What the browser itself renders never sleeps. None stands
 * in another: a touch wakes one.
 *
 * Takes no room where its children show nothing.
 */
export function LazyHydrate({ as: Element = 'div', className, children }: LazyHydrateProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null)
  const [pending] = useState(newPending)
  const [written] = useState(children)
  // React would show nothing in place of what has changed and still sleeps.
  if (written !== children) pending.hydrate()
  useEffect(() => watch(place.current, pending), [pending])
  return (
    <Element
      ref={place}
      className={classes('empty:hidden', import.meta.env.SSR && 'far', className)}
      suppressHydrationWarning
    >
      <Suspense>
        <Dormant pending={pending}>{children}</Dormant>
      </Suspense>
    </Element>
  )
}

/**
 * React leaves a part that waits while it is taken over as the server wrote it. Asked for here, because
 * what stands around the part must not be rendered again while it sleeps.
 */
function Dormant({ pending, children }: { pending: Pending; children: ReactNode }) {
  const isTakenOver = useHydrated()
  if (isTakenOver) pending.hydrate()
  if (!import.meta.env.SSR && !pending.isHydrated) use(pending.hydrated)
  return children
}

function newPending(): Pending {
  let hydrate = () => {}
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  const pending: Pending = {
    isHydrated: false,
    hydrated,
    hydrate: () => {
      pending.isHydrated = true
      hydrate()
    },
  }
  return pending
}

const waiting = new Map<Element, Pending>()
let nearby: IntersectionObserver | undefined

function watch(element: Element | null, pending: Pending): (() => void) | undefined {
  if (!element || pending.isHydrated) return undefined
  nearby ??= startWatching()
  waiting.set(element, pending)
  nearby.observe(element)
  return () => forget(element)
}

function forget(element: Element) {
  waiting.delete(element)
  nearby?.unobserve(element)
}

function hydrateAt(element: Element) {
  waiting.get(element)?.hydrate()
  element.classList.remove('far')
  forget(element)
}

function startWatching(): IntersectionObserver {
  const hydrateAround = ({ target }: Event) => {
    for (const element of waiting.keys()) {
      if (target instanceof Node && element.contains(target)) hydrateAt(element)
    }
  }
  // Ahead of React, which takes a part over at once for a touch, but only where it is awake by then.
  for (const type of ['touchstart', 'pointerdown', 'focusin', 'keydown', 'click']) {
    addEventListener(type, hydrateAround, { capture: true, passive: true })
  }
  return new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) hydrateAt(target)
    },
    { rootMargin: nearness, scrollMargin: nearness },
  )
}

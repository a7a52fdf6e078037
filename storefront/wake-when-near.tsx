import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'

/** From which distance to the screen parts wake: a hand's breadth, and as far again in rows that scroll. */
const nearness = '200px'

interface Sleeper {
  isAwake: boolean
  /** Resolves when it is to wake. */
  woken: Promise<void>
  wake: () => void
}

interface WakeWhenNearProps {
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
export function WakeWhenNear({ as: Element = 'div', className, children }: WakeWhenNearProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null)
  const [sleeper] = useState(newSleeper)
  const [written] = useState(children)
  // React would show nothing in place of what has changed and still sleeps.
  if (written !== children) sleeper.wake()
  useEffect(() => watch(place.current, sleeper), [sleeper])
  return (
    <Element
      ref={place}
      className={classes('empty:hidden', import.meta.env.SSR && 'far', className)}
      suppressHydrationWarning
    >
      <Suspense>
        <Asleep sleeper={sleeper}>{children}</Asleep>
      </Suspense>
    </Element>
  )
}

/**
 * React leaves a part that waits while it is taken over as the server wrote it. Asked for here, because
 * what stands around the part must not be rendered again while it sleeps.
 */
function Asleep({ sleeper, children }: { sleeper: Sleeper; children: ReactNode }) {
  const isTakenOver = useHydrated()
  if (isTakenOver) sleeper.wake()
  if (!import.meta.env.SSR && !sleeper.isAwake) use(sleeper.woken)
  return children
}

function newSleeper(): Sleeper {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const sleeper: Sleeper = {
    isAwake: false,
    woken,
    wake: () => {
      sleeper.isAwake = true
      wake()
    },
  }
  return sleeper
}

const sleepers = new Map<Element, Sleeper>()
let nearby: IntersectionObserver | undefined

function watch(element: Element | null, sleeper: Sleeper): (() => void) | undefined {
  if (!element || sleeper.isAwake) return undefined
  nearby ??= startWatching()
  sleepers.set(element, sleeper)
  nearby.observe(element)
  return () => forget(element)
}

function forget(element: Element) {
  sleepers.delete(element)
  nearby?.unobserve(element)
}

function wakeAt(element: Element) {
  sleepers.get(element)?.wake()
  element.classList.remove('far')
  forget(element)
}

function startWatching(): IntersectionObserver {
  const wakeAround = ({ target }: Event) => {
    for (const element of sleepers.keys()) {
      if (target instanceof Node && element.contains(target)) wakeAt(element)
    }
  }
  // Ahead of React, which takes a part over at once for a touch, but only where it is awake by then.
  for (const type of ['touchstart', 'pointerdown', 'focusin', 'keydown', 'click']) {
    addEventListener(type, wakeAround, { capture: true, passive: true })
  }
  return new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) wakeAt(target)
    },
    { rootMargin: nearness, scrollMargin: nearness },
  )
}

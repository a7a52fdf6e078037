import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { savesData } from './saving.ts'

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Storefront specification, section 9: sliders advance every 3 seconds. */
const interval = 3000
/** No first picture goes sooner than this, in ms. */
const shortestWait = 1000

let paused = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Pauses or plays all motion, on this page and the next ones. */
export function toggleMotion(): void {
  paused = !paused
  for (const listener of listeners) listener()
}

export function useMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  )
}

export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the network is good enough to fetch pictures in advance. */
export function networkIsQuick(): boolean {
  return !savesData() && (navigator.connection?.effectiveType ?? '4g') === '4g'
}

/** Whether at least half of the element is on screen. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setOnScreen(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return onScreen
}

/** True once the element has come within 300 px of the screen: nearer than `loading="lazy"` waits. */
export function useCameNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}

/**
 * Calls `advance` every 3 seconds while `active`, at least half of the element is on screen and motion is welcome;
 * not while the element is hovered, touched or has the focus. Each begins at a moment of its own. All this is checked
 * at each tick and is no React state: a page has dozens of such elements, which would all render again after hydration.
 */
export function useAutoAdvance(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  advance: () => void,
): void {
  const [firstWait] = useState(nextFirstWait)
  const tick = useEffectEvent(() => {
    const isHeld = element.current?.matches(':hover, :active, :focus-within') ?? true
    const isWelcome = !paused && !document.hidden && !savesData() && !reducesMotion()
    if (!isHeld && isWelcome) advance()
  })
  useEffect(() => {
    if (!active || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function begin() {
      tick()
      timer = setInterval(tick, interval)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(begin, firstWait)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [active, element, firstWait])
}

let moving = 0

/** Parts of the golden ratio: however many there are, no two of a screen are close. In ms. */
function nextFirstWait(): number {
  moving += 1
  return shortestWait + ((moving * 0.618034) % 1) * (interval - shortestWait)
}

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { onSaving, savesData } from './saving.ts'

declare global {
  interface Navigator {
    /** Only in Chromium. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Storefront specification, section 9: sliders advance every 3 seconds. */
const interval = 3000

let paused = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onSaving(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Pauses or plays all motion, on this page and the next ones. */
export function toggleMotion(): void {
  paused = !paused
  for (const listener of listeners) listener()
}

function isWelcome() {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * The state of the pause control. Unwelcome: on the server, under reduced motion, while data is
 * saved.
 */
export function useMotion(): 'unwelcome' | 'paused' | 'playing' {
  return useSyncExternalStore(
    subscribe,
    () => (isWelcome() ? (paused ? 'paused' : 'playing') : 'unwelcome'),
    () => 'unwelcome',
  )
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
 * Calls `advance` every 3 seconds while `active`, at least half of the element is on screen and
 * motion is welcome; not while the element is hovered, touched or has the focus. This is checked at
 * each tick and is no React state: a page has dozens of such elements, which would all render again
 * after hydration.
 */
export function useAutoAdvance(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  advance: () => void,
): void {
  useEffect(() => {
    if (!active || !element.current) return
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => {
      const isHeld = element.current?.matches(':hover, :active, :focus-within') ?? true
      if (!isHeld && !paused && !document.hidden && isWelcome()) advance()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer)
        if (entries.at(-1)?.isIntersecting) timer = setInterval(tick, interval)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [active, element, advance])
}

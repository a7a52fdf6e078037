import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

declare global {
  interface Navigator {
    /** Only where Chromium tells it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Specification 000, section 9: sliders advance every 3 seconds. */
const interval = 3000

let paused = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stops or starts everything that moves by itself, on this page and the next ones. */
export function toggleMotion(): void {
  paused = !paused
  for (const listener of listeners) listener()
}

function isWelcome() {
  return !navigator.connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether things may move: not on the server, not under reduced motion or Save-Data, not when paused. */
export function useMotion(): 'unwelcome' | 'paused' | 'playing' {
  return useSyncExternalStore(
    subscribe,
    () => (isWelcome() ? (paused ? 'paused' : 'playing') : 'unwelcome'),
    () => 'unwelcome',
  )
}

/** Whether pictures that nobody asked for yet may be fetched. */
export function networkIsQuick(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return !saveData && effectiveType === '4g'
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

/** True from the moment the element comes within 300 px of the screen: closer than lazy pictures wait. */
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
 * Calls `advance` every 3 seconds while `active` and motion is welcome. It waits while the frame is
 * hovered, touched or holds the focus.
 */
export function useAutoAdvance(
  frame: RefObject<HTMLElement | null>,
  active: boolean,
  advance: () => void,
): void {
  const playing = useMotion() === 'playing' && active
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      const held = frame.current?.matches(':hover, :active, :focus-within') ?? true
      if (!held && !document.hidden) advance()
    }, interval)
    return () => clearInterval(timer)
  }, [playing, frame, advance])
}

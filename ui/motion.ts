import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { onSaving, savesData } from './saving.ts'

declare global {
  interface Navigator {
    /** Only where Chromium tells it. */
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

/** Stops or starts everything that moves by itself, on this page and the next ones. */
export function toggleMotion(): void {
  paused = !paused
  for (const listener of listeners) listener()
}

function isWelcome() {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Whether things may move, for the pause control: not on the server, not under reduced motion or while data
 * is saved, not when paused.
 */
export function useMotion(): 'unwelcome' | 'paused' | 'playing' {
  return useSyncExternalStore(
    subscribe,
    () => (isWelcome() ? (paused ? 'paused' : 'playing') : 'unwelcome'),
    () => 'unwelcome',
  )
}

/** Whether pictures that nobody asked for yet may be fetched. */
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
 * Calls `advance` every 3 seconds while `active`, at least half of the frame is on screen and motion is
 * welcome. It waits while the frame is hovered, touched or holds the focus. All of this is asked when the
 * time has come and kept out of React: a page has dozens of frames, which would all be rendered again as
 * soon as it is awake.
 */
export function useAutoAdvance(
  frame: RefObject<HTMLElement | null>,
  active: boolean,
  advance: () => void,
): void {
  useEffect(() => {
    if (!active || !frame.current) return
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => {
      const held = frame.current?.matches(':hover, :active, :focus-within') ?? true
      if (!held && !paused && !document.hidden && isWelcome()) advance()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer)
        if (entries.at(-1)?.isIntersecting) timer = setInterval(tick, interval)
      },
      { threshold: 0.5 },
    )
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [active, frame, advance])
}

import { useEffect, useRef } from 'react'

/**
 * Delays what would move the page until the current press is over: a button that moves between
 * press and release gets no click.
 */
export function useAfterPress(): (then: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    function follow({ type }: PointerEvent) {
      isPressed.current = type === 'pointerdown'
    }
    for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      document.addEventListener(name, follow, { signal, capture: true })
    }
    return () => stopped.abort()
  }, [])
  return (then) => {
    // The click follows its release at once; a tap's whole sequence is one task.
    const soon = () => setTimeout(then)
    if (isPressed.current) document.addEventListener('pointerup', soon, { once: true })
    else soon()
  }
}

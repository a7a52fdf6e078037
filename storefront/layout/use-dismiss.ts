import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * Closes an open `<details>` menu on Escape (the focus goes back to its summary), on a press or
 * focus outside, and on navigation. Without JavaScript it still opens and closes.
 */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    function close() {
      if (menu.current) menu.current.open = false
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    const stopped = new AbortController()
    const { signal } = stopped
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    const unsubscribe = router.subscribe('onBeforeNavigate', close)
    return () => {
      stopped.abort()
      unsubscribe()
    }
  }, [router, menu])
}

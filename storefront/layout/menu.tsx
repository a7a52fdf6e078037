import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

interface MenuProps {
  label: ReactNode
  icon: IconName
  /** Links and buttons, as list items. */
  children: ReactNode
  className?: string
}

/** A dropdown menu of the header. */
export function Menu({ label, icon, children, className }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  return (
    <details ref={menu} className={classes('group relative', className)}>
      <summary className={headerControl}>
        <Icon name={icon} />
        <span className="flex min-w-0 text-sm font-semibold @max-[60rem]:sr-only">{label}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className="absolute right-0 z-40 mt-1 grid min-w-52 gap-0.5 rounded-md border border-line bg-surface p-1.5 text-ink lift-over">
        {children}
      </ul>
    </details>
  )
}

/** Of every control in the header's dark bar. */
export const headerControl = 'header-control'

export const menuEntry = 'menu-entry'

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

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** As wide and as high as the screen allows: for pictures. */
  wide?: boolean
  /** Sticks below the scrolling content. */
  footer?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/**
 * A popup, open while it is rendered. The native dialog traps the focus and closes on Escape; a
 * press beside it closes it too.
 */
export function Dialog({ title, onClose, children, wide, footer, onKeyDown }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement
    const section = opener?.closest('section, main')
    dialog.current?.showModal()
    return () => {
      // What opened it may be gone: the first address replaces the button that asked for one.
      const next = opener?.isConnected ? opener : section?.querySelector(controls)
      // Without scrolling, also when the whole content had the focus.
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [])
  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeBeside}
      onKeyDown={onKeyDown}
      className={classes(
        'm-auto flex-col overflow-hidden rounded-lg bg-surface p-0 text-ink lift-over open:flex',
        wide
          ? 'size-full max-h-[96dvh] max-w-[min(96vw,72rem)]'
          : 'max-h-[92dvh] w-full max-w-[min(94vw,36rem)]',
      )}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
        <h2 id={id} className="py-1.5 text-lg leading-snug">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className={buttonClass({ look: 'bare', shape: 'icon' })}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        {children}
      </div>
      {footer && <footer className="border-t border-line p-3">{footer}</footer>}
    </dialog>
  )
}

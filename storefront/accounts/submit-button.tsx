import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

interface SubmitButtonProps {
  busy: boolean
  busyLabel: string
  disabled?: boolean
  children: ReactNode
}

/**
 * The one main button of a form. Until the page has woken up it cannot be pressed: the browser would
 * send the form by itself. While it is busy it keeps the focus.
 */
export function SubmitButton({ busy, busyLabel, disabled, children }: SubmitButtonProps) {
  const awake = useHydrated()
  return (
    <Button
      type="submit"
      look="accent"
      shape="lg"
      disabled={disabled || !awake}
      aria-disabled={busy || undefined}
    >
      {busy ? busyLabel : children}
    </Button>
  )
}

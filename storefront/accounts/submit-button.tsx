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
 * The main button of a form. Disabled until hydration: the browser would submit the form itself.
 * While it is busy it stays focusable.
 */
export function SubmitButton({ busy, busyLabel, disabled, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      look="accent"
      shape="lg"
      disabled={disabled || !isHydrated}
      aria-disabled={busy || undefined}
    >
      {busy ? busyLabel : children}
    </Button>
  )
}

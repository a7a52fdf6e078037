import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { FormNotice } from './form.ts'

/** The error of the last attempt; screen readers announce it. */
export function Notice({ id, notice }: { id: string; notice: FormNotice | null }) {
  return (
    <div role="alert" id={id} className={notice ? undefined : 'hidden'}>
      {notice && (
        <p
          className={classes(
            'flex items-start gap-2 rounded-md p-3 text-sm font-medium',
            notice.tone === 'warning'
              ? 'bg-accent-soft text-on-accent-soft'
              : 'bg-danger-soft text-danger',
          )}
        >
          <span className="shrink-0">
            <Icon name="alert" />
          </span>
          {notice.text}
        </p>
      )}
    </div>
  )
}

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

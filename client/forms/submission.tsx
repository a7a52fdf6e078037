import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { FormNotice } from './form.ts'
import { WaitingButton } from './waiting-button.tsx'

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
  /** The step that is missing, in words; left out or null: none. */
  missing?: string | null
  children: ReactNode
}

/**
 * The main button of a form. Disabled until hydration: the browser would submit the form itself.
 * While it is busy it stays focusable.
 */
export function SubmitButton({ busy, busyLabel, missing = null, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <WaitingButton
      type="submit"
      look="accent"
      shape="lg"
      disabled={!isHydrated}
      missing={missing}
      aria-disabled={busy || undefined}
    >
      {busy ? busyLabel : children}
    </WaitingButton>
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { notify } from '../notices.tsx'

interface WaitingButtonProps extends ComponentProps<typeof Button> {
  /** The step that is missing, which a press says; null: none, the button works. */
  missing: string | null
}

/**
 * A button that is grey until something else is done. It keeps its place in the order of keys, and a press says what is
 * missing, to screen readers too; the focus stays.
 */
export function WaitingButton({ missing, onClick, ...button }: WaitingButtonProps) {
  function answer(event: MouseEvent<HTMLButtonElement>) {
    if (missing === null) return onClick?.(event)
    // A form is not sent either.
    event.preventDefault()
    notify(missing, 'warning')
  }
  return (
    <Button
      {...button}
      aria-disabled={missing !== null || button['aria-disabled'] || undefined}
      data-waiting={missing === null ? undefined : ''}
      onClick={answer}
    />
  )
}

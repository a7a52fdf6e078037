import { useBlocker } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { isUnsaved } from './unsaved.ts'

/** Asks before a page is left on which words are typed and not saved; the browser asks before it leaves the office. */
export function LeaveQuestion() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog title="Leave without saving?" onClose={reset}>
      <div className="grid gap-4">
        <p>
          Your changes on this page are not saved. A copy stays in this browser for when you come
          back.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={proceed}>
            Leave the page
          </Button>
          <Button look="accent" onClick={reset}>
            Stay here
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

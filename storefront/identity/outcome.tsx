import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Step, StepActions } from './step.tsx'

/** The check failed, with the server's reason. */
export function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Step title="We could not verify you">
      <p role="alert" className="flex gap-3 rounded-md bg-danger-soft p-3 font-medium text-danger">
        <span className="shrink-0">
          <Icon name="alert" />
        </span>
        {reason}
      </p>
      <StepActions>
        <Button look="accent" shape="lg" onClick={onRetry}>
          Retry
        </Button>
      </StepActions>
    </Step>
  )
}

/** The check is pending; its result comes as a notification. */
export function Pending({ reason, onClose }: { reason: string | null; onClose: () => void }) {
  return (
    <Step title="Your check is on its way">
      <p
        role="status"
        className="flex gap-3 rounded-md bg-accent-soft p-3 font-medium text-on-accent-soft"
      >
        <span className="shrink-0">
          <Icon name="clock" />
        </span>
        {reason ?? 'Your identity is being checked. We tell you once it is done.'}
      </p>
      <p className="text-sm text-ink-soft">
        You can close this and go on shopping; there is nothing more to do.
      </p>
      <StepActions>
        <Button look="accent" shape="lg" onClick={onClose}>
          Close
        </Button>
      </StepActions>
    </Step>
  )
}

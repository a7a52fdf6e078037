import { Button } from '#ui/button.tsx'
import { Step, StepActions } from './step.tsx'

interface ReviewStepProps {
  bvn: string
  /** A data URL. */
  picture: string
  isSending: boolean
  onVerify: () => void
  onRetake: () => void
  onBack: () => void
}

/** The BVN, its middle masked, and the picture for review, and the progress of the check. */
export function ReviewStep(props: ReviewStepProps) {
  const { bvn, picture, isSending, onVerify, onRetake, onBack } = props
  return (
    <Step title="Check your details" at={4}>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <img
          src={picture}
          alt="You"
          className="size-40 -scale-x-100 rounded-lg bg-sunken object-cover"
        />
        <dl className="grid gap-0.5">
          <dt className="text-sm text-ink-soft">Bank Verification Number (BVN)</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {bvn.slice(0, 3)} ••••• {bvn.slice(-3)}
          </dd>
        </dl>
      </div>
      {/* Always rendered: screen readers announce only what is added to an existing region. */}
      <div role="status">{isSending && <Progress />}</div>
      <StepActions>
        <Button
          look="accent"
          shape="lg"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && onVerify()}
        >
          {isSending ? 'Verifying…' : 'Verify Information'}
        </Button>
        {!isSending && (
          <>
            <Button look="quiet" shape="lg" onClick={onRetake}>
              Retake picture
            </Button>
            <Button look="bare" shape="lg" onClick={onBack}>
              Change BVN
            </Button>
          </>
        )}
      </StepActions>
    </Step>
  )
}

/** Indeterminate: the provider reports no progress. */
function Progress() {
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        We are checking your picture and BVN. On a slow network this can take up to 30 seconds.
      </p>
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full w-1/3 rounded-full bg-brand motion-safe:animate-[pass_1.4s_ease-in-out_infinite] dark:bg-link" />
      </span>
    </div>
  )
}

import { identityConsent } from '#contract/identity-consent.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Step, StepActions } from './step.tsx'

const needed = [
  'Your Bank Verification Number (BVN), 11 digits',
  'A picture of your face, taken now with the camera of this phone',
  'A minute in a bright place',
]

/** The purpose of the check, what it needs, and the consent. */
export function Intro({ onNext }: { onNext: () => void }) {
  return (
    <Step title="Verify that it is you" at={1}>
      <p>
        A verified account gets a bank account number of its own: what is sent there is in your
        wallet, for the next order or the one after it.
      </p>
      <div className="grid gap-2">
        <p className="font-semibold">You need</p>
        <ul className="grid gap-1.5">
          {needed.map((thing) => (
            <li key={thing} className="flex items-start gap-2">
              <span className="mt-0.5 shrink-0 text-success">
                <Icon name="check" />
              </span>
              {thing}
            </li>
          ))}
        </ul>
      </div>
      <p className="rounded-md bg-sunken p-3 text-sm">{identityConsent}</p>
      <StepActions>
        <Button look="accent" shape="lg" onClick={onNext}>
          I agree, go on
        </Button>
      </StepActions>
    </Step>
  )
}

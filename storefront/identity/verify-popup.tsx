import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notify } from '#client/notices.tsx'
import { identityConsent } from '#contract/shop/identity-consent.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { closePrompt } from '../session/prompts.ts'
import { useUser } from '../session/session.ts'
import { BvnStep } from './bvn-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SelfieStep } from './selfie-step.tsx'
import { Step, StepActions } from './step.tsx'
import { type Failure, useCheck } from './use-check.ts'

type StepName = 'intro' | 'bvn' | 'selfie' | 'review' | 'pending' | Failure

/**
 * The identity check (checkout and rooms specification, section 4): intro, BVN, selfie, review,
 * outcome. BVN and picture exist only in this popup's state and are gone when it closes. Only for
 * accounts not verified.
 */
export default function VerifyPopup() {
  const user = useUser()
  const isDone = user === null || user.verification?.is_verified === 1
  useEffect(() => {
    if (isDone) closePrompt()
  }, [isDone])
  if (isDone) return null
  const { verification } = user
  return (
    <Dialog title="Verify Account" onClose={closePrompt}>
      <Check isOpen={verification?.is_verified === 0} reason={verification?.reason ?? null} />
    </Dialog>
  )
}

interface CheckProps {
  /** A check is pending already. */
  isOpen: boolean
  /** Why the check is pending or has failed, where that is known. */
  reason: string | null
}

function Check({ isOpen, reason }: CheckProps) {
  const navigate = useNavigate()
  const [step, setStep] = useState<StepName>('intro')
  const [bvn, setBvn] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const { isSending, verify } = useCheck({
    onMatched(message) {
      closePrompt()
      notify(message)
      void navigate({ to: '/dashboard' })
    },
    onPending: () => setStep('pending'),
    onFailed: setStep,
  })
  function retake() {
    setPicture(null)
    setStep('selfie')
  }
  if (isOpen || step === 'pending') return <Pending reason={reason} onClose={closePrompt} />
  if (step === 'intro') return <Intro onNext={() => setStep('bvn')} />
  if (step === 'bvn') {
    return (
      <BvnStep
        bvn={bvn}
        onType={setBvn}
        onNext={() => setStep(picture === null ? 'selfie' : 'review')}
        onBack={() => setStep('intro')}
      />
    )
  }
  if (step === 'selfie' || picture === null) {
    return (
      <SelfieStep
        picture={picture}
        onTake={setPicture}
        onNext={() => setStep('review')}
        onBack={() => setStep('bvn')}
      />
    )
  }
  if (step === 'review') {
    return (
      <ReviewStep
        bvn={bvn}
        picture={picture}
        isSending={isSending}
        onVerify={() => void verify(bvn, picture)}
        onRetake={retake}
        onBack={() => setStep('bvn')}
      />
    )
  }
  function retry({ isPassing }: Failure) {
    // After a refusal the shopper checks the BVN and takes another picture.
    if (!isPassing) setPicture(null)
    setStep(isPassing ? 'review' : 'bvn')
  }
  return <Failed reason={step.reason} onRetry={() => retry(step)} />
}

const needed = [
  'Your Bank Verification Number (BVN), 11 digits',
  'A picture of your face, taken now with this phone’s camera',
  'One minute in a well-lit place',
]

/** The purpose of the check, what it needs, and the consent. */
function Intro({ onNext }: { onNext: () => void }) {
  return (
    <Step title="Verify your identity" at={1}>
      <p>
        Once verified, you get your own bank account number. Money sent to it goes straight to your
        wallet.
      </p>
      <div className="grid gap-2">
        <p className="font-semibold">You will need</p>
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
          I agree, continue
        </Button>
      </StepActions>
    </Step>
  )
}

/** The check failed, with the server's reason. */
function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
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
function Pending({ reason, onClose }: { reason: string | null; onClose: () => void }) {
  return (
    <Step title="Your check is in progress">
      <p
        role="status"
        className="flex gap-3 rounded-md bg-accent-soft p-3 font-medium text-on-accent-soft"
      >
        <span className="shrink-0">
          <Icon name="clock" />
        </span>
        {reason ?? 'Your identity is being checked. We’ll notify you when it is done.'}
      </p>
      <p className="text-sm text-ink-soft">You can close this and continue shopping.</p>
      <StepActions>
        <Button look="accent" shape="lg" onClick={onClose}>
          Close
        </Button>
      </StepActions>
    </Step>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notify } from '#client/notices.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { closePrompt } from '../session/prompts.ts'
import { useUser } from '../session/session.ts'
import { BvnStep } from './bvn-step.tsx'
import { Intro } from './intro.tsx'
import { Failed, Pending } from './outcome.tsx'
import { ReviewStep } from './review-step.tsx'
import { SelfieStep } from './selfie-step.tsx'
import { type Failure, useCheck } from './use-check.ts'

type Step = 'intro' | 'bvn' | 'selfie' | 'review' | 'pending' | Failure

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
  const [step, setStep] = useState<Step>('intro')
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

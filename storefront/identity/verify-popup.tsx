import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { closePrompt } from '../accounts/prompts.ts'
import { useUser } from '../accounts/session.ts'
import { notify } from '../layout/notify.ts'
import { BvnStep } from './bvn-step.tsx'
import { Intro } from './intro.tsx'
import { Failed, Pending } from './outcome.tsx'
import { ReviewStep } from './review-step.tsx'
import { SelfieStep } from './selfie-step.tsx'
import { type Failure, useCheck } from './use-check.ts'

type Step = 'intro' | 'bvn' | 'selfie' | 'review' | 'pending' | Failure

/**
 * The identity check (checkout and rooms specification, section 4): intro, BVN, selfie, reviewing, and what came of it.
 * The number and the picture are in this popup's memory and go with it. Only for who is not verified.
 */
export default function VerifyPopup() {
  const user = useUser()
  const isOver = user === null || user.verification?.is_verified === 1
  useEffect(() => {
    if (isOver) closePrompt()
  }, [isOver])
  if (isOver) return null
  const { verification } = user
  return (
    <Dialog title="Verify Account" onClose={closePrompt}>
      <Check isOpen={verification?.is_verified === 0} reason={verification?.reason ?? null} />
    </Dialog>
  )
}

interface CheckProps {
  /** One is on its way already. */
  isOpen: boolean
  /** Why the check is open or failed, where that is known. */
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
    // What was refused is looked at again from the number on, and another picture is taken.
    if (!isPassing) setPicture(null)
    setStep(isPassing ? 'review' : 'bvn')
  }
  return <Failed reason={step.reason} onRetry={() => retry(step)} />
}

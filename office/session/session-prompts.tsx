import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NextStep } from '#contract/office/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FactorStep } from './factor-step.tsx'
import { meQuery, useMe } from './me.ts'
import { PasswordStep } from './password-step.tsx'
import { usePrompt } from './prompts.ts'

/** The dialogs of the session, over whatever the member is doing. */
export function SessionPrompts() {
  const { open } = usePrompt()
  if (open?.prompt === 'step-up') return <StepUp onClose={open.close} />
  return open && <SignInAgain onClose={open.close} />
}

interface PromptProps {
  onClose: (isDone: boolean) => void
}

function StepUp({ onClose }: PromptProps) {
  const { methods } = useMe()
  const queries = useQueryClient()
  function prove() {
    void queries.invalidateQueries({ queryKey: meQuery.queryKey })
    onClose(true)
  }
  return (
    <Dialog title="Is it you?" onClose={() => onClose(false)}>
      <div className="grid gap-4">
        <p>This changes access, so confirm it’s you. It lasts five minutes.</p>
        <FactorStep methods={methods} onProved={prove} />
      </div>
    </Dialog>
  )
}

function SignInAgain({ onClose }: PromptProps) {
  const { id, email } = useMe()
  const queries = useQueryClient()
  const [next, setNext] = useState<NextStep | null>(null)
  async function goOn() {
    const me = await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    // What is on the page, and in this browser's drafts, is the other person's.
    if (me?.id !== id) location.assign('/office')
    else onClose(true)
  }
  function take(next: NextStep) {
    if (next.step === 'set-up') location.assign('/office/set-up')
    else if (next.step === 'complete') void goOn()
    else setNext(next)
  }
  return (
    <Dialog title="Your session has ended" onClose={() => onClose(false)}>
      <div className="grid gap-4">
        <p>Nothing you typed is lost. Sign in again to continue.</p>
        {next ? (
          <FactorStep methods={next.methods} onProved={() => void goOn()} />
        ) : (
          <PasswordStep email={email} onNext={take} />
        )}
        <Button look="bare" onClick={() => location.assign('/office/sign-in')}>
          Leave this page and sign in as somebody else
        </Button>
      </div>
    </Dialog>
  )
}

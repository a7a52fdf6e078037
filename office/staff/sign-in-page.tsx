import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { NextStep } from '#contract/office/session.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../api/api.ts'
import { addresses } from '../pages.ts'
import { FactorStep } from '../session/factor-step.tsx'
import { meQuery } from '../session/me.ts'
import { PasswordStep } from '../session/password-step.tsx'
import { PageHeader } from '../shell/page-header.tsx'

/** Password first, then the second factor; then the page that was asked for. */
export function SignInPage() {
  const [next, setNext] = useState<NextStep | null>(null)
  const goOn = useEntered()
  const queries = useQueryClient()
  // Whoever reloads at the second step goes on there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    queries.fetchQuery({ ...meQuery, staleTime: 0 }).then(
      (me) => me && (me.step === 'second-factor' ? setNext(me) : void goOn(me)),
      () => undefined,
    )
  }, [])
  function take(next: NextStep) {
    if (next.step === 'second-factor') setNext(next)
    else void goOn(next)
  }
  async function startAgain() {
    await api('POST /office/sign-out').catch(() => undefined)
    queries.removeQueries()
    setNext(null)
  }
  if (!next) {
    return (
      <>
        <PageHeader title="Sign in" />
        <PasswordStep onNext={take} />
        <p className="text-sm text-ink-soft">
          The office is for people who work here. If you forgot your password, set a new one{' '}
          <a href="/forgot-password" className="text-link underline">
            in the shop
          </a>
          . If you lost your phone too, ask the person who manages members.
        </p>
      </>
    )
  }
  return (
    <>
      <PageHeader title="One more step" />
      <p>Your password is correct. Now complete your second step.</p>
      <FactorStep methods={next.methods} onProved={() => void goOn({ step: 'complete' })} />
      <Button look="bare" onClick={() => void startAgain()}>
        Sign in as somebody else
      </Button>
    </>
  )
}

/** Leads on from a sign-in: to the set-up, or to the page that it was for. */
export function useEntered() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { searchStr } = useLocation()
  return async ({ step }: Pick<NextStep, 'step'>) => {
    await queries.fetchQuery({ ...meQuery, staleTime: 0 })
    const to = new URLSearchParams(searchStr).get('to') ?? addresses.home
    await navigate({ to: step === 'set-up' ? addresses.setUp : ownPath(to), replace: true })
  }
}

/** A path of this app, whatever the address says. */
function ownPath(to: string): string {
  const path = to.replace(/^\/office(?=\/|$)/, '') || '/'
  return /^\/(?!\/)/.test(path) ? path : addresses.home
}

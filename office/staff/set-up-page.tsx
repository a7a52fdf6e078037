import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { Button } from '#ui/button.tsx'
import { addresses } from '../pages.ts'
import { meQuery } from '../session/me.ts'
import { noPasskeysHere } from '../session/passkeys-here.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { OfficeTotp } from './office-totp.tsx'
import { addPasskey } from './passkeys.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useEntered } from './sign-in-page.tsx'

/** A member without a second factor sees only this: it sets one up, and shows the recovery codes. */
export function SetUpPage() {
  const { data: me } = useQuery(meQuery)
  const navigate = useNavigate()
  const goOn = useEntered()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isByDigits, setByDigits] = useState(false)
  const isElsewhere = me === null || (me?.step === 'complete' && codes === null)
  useEffect(() => {
    if (isElsewhere) void navigate({ to: me ? addresses.home : addresses.signIn, replace: true })
  }, [isElsewhere, me, navigate])
  if (!me || isElsewhere) return null
  if (codes) {
    return (
      <>
        <PageHeader title="Your recovery codes" />
        <RecoveryCodes codes={codes} onDone={() => void goOn({ step: 'complete' })} />
      </>
    )
  }
  const reason = noPasskeysHere(me.passkey_origin)
  return (
    <>
      <PageHeader title="Set up your second step" />
      <p>
        The office needs a second step after your password: a passkey on this device, or a six-digit
        code from an app on your phone.
      </p>
      {reason ? <p className="text-sm text-ink-soft">{reason}</p> : <ByPasskey onDone={setCodes} />}
      {reason || isByDigits ? (
        <OfficeTotp onDone={setCodes} />
      ) : (
        <Button look="quiet" shape="lg" onClick={() => setByDigits(true)}>
          Use an authenticator app
        </Button>
      )}
    </>
  )
}

function ByPasskey({ onDone }: { onDone: (codes: string[]) => void }) {
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const id = useId()
  async function add() {
    setNotice(null)
    try {
      onDone(await addPasskey())
    } catch (error) {
      const { problemOf } = await import('#client/second-factor/passkeys.ts')
      setNotice({ tone: 'warning', text: problemOf(error) })
    }
  }
  return (
    <div className="grid gap-3">
      <Button look="accent" shape="lg" onClick={() => void add()}>
        Make a passkey on this device
      </Button>
      <Notice id={id} notice={notice} />
    </div>
  )
}

import { useEffect, useId, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { Button } from '#ui/button.tsx'
import { signIn } from '../../session/session.ts'
import { hasUsedPasskey, useCanPasskeys } from './use-passkeys.ts'

/** Few log in so: the code is loaded by the press, or where it was used before. */
const credentials = () => import('./credentials.ts')

/** 'Sign in with a passkey', where the browser can. The place is there from the start, so that nothing moves. */
export function PasskeyLogin() {
  const api = useApi()
  const isOffered = useCanPasskeys()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const noticeId = useId()
  useEffect(() => {
    if (!isOffered || !hasUsedPasskey()) return
    const loaded = credentials()
    loaded
      .then(({ offerPasskeys }) => offerPasskeys(api))
      .then((token) => token && signIn(token), ignore)
    return () => void loaded.then(({ stopOffering }) => stopOffering(), ignore)
  }, [isOffered, api])
  async function logIn() {
    if (busy) return
    setBusy(true)
    setNotice(null)
    try {
      const { logInByPasskey } = await credentials()
      const { problemOf } = await import('#client/second-factor/passkeys.ts')
      await logInByPasskey(api).then(signIn, (error) =>
        setNotice({ tone: 'warning', text: problemOf(error) }),
      )
    } catch {
      setNotice({ tone: 'error', text: 'Connection failed. Try again.' })
    }
    setBusy(false)
  }
  return (
    <div className="grid min-h-13 gap-4">
      <Notice id={noticeId} notice={notice} />
      {isOffered && (
        <Button
          look="quiet"
          shape="lg"
          aria-disabled={busy || undefined}
          onClick={() => void logIn()}
        >
          {busy ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
        </Button>
      )}
    </div>
  )
}

/** The network failed for what nobody has pressed. */
function ignore() {}

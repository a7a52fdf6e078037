import { useId, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { problemOf } from '#client/second-factor/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { confirmByPasskey } from './credentials.ts'

/** Confirms by a passkey who is signed in. */
export default function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const noticeId = useId()
  async function confirm() {
    if (busy) return
    setBusy(true)
    setNotice(null)
    try {
      await confirmByPasskey(api)
      onConfirmed()
    } catch (error) {
      setNotice({ tone: 'warning', text: problemOf(error) })
      setBusy(false)
    }
  }
  return (
    <div className="mb-4 grid gap-4 border-b border-line pb-4">
      <Button
        look="accent"
        shape="lg"
        aria-disabled={busy || undefined}
        onClick={() => void confirm()}
      >
        {busy ? 'Waiting for your passkey…' : 'Confirm with a passkey'}
      </Button>
      <Notice id={noticeId} notice={notice} />
    </div>
  )
}

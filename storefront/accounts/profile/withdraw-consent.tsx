import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { notify } from '#client/notices.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fetchProfile } from '../../session/profile.ts'

const consequences = [
  'We delete our data from your checks: the results, Dojah’s references, and the code that lets us recognise your BVN.',
  'We close your deposit account number. Don’t send money to it again. The money in your wallet stays yours.',
  'Your orders, reviews and wallet don’t change. To fund your wallet again, you will need a new check.',
]

/** Takes back the consent to the identity check, after telling what follows. */
export default function WithdrawConsent({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function withdraw() {
    setBusy(true)
    setProblem(null)
    try {
      const { message } = await api('POST /accounts/kyc/withdraw')
      await fetchProfile(api).catch(() => undefined)
      notify(message)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title="Withdraw your consent?" onClose={onClose}>
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 pl-5">
          {consequences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" shape="lg" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" shape="lg" disabled={isBusy} onClick={() => void withdraw()}>
            {isBusy ? 'Withdrawing…' : 'Withdraw consent'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useApi } from '#client/api.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { rememberLink } from './link-token.ts'

/** Leads to the card provider's page of the order that the link is for. */
export function PayForm({ token, children }: { token: string; children: ReactNode }) {
  const api = useApi()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const { link, tx_ref } = await api('POST /orders/payment-link/pay', { body: { token } })
      rememberLink(tx_ref, token)
      window.location.assign(link)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <Notice id={id} notice={problem === null ? null : { tone: 'warning', text: problem }} />
      <SubmitButton busy={isBusy} busyLabel="Opening the payment…">
        Pay by card, transfer or USSD
      </SubmitButton>
    </form>
  )
}

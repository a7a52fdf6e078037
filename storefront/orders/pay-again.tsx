import { useState } from 'react'
import { useApi, useSettings } from '#client/api.ts'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { payAt, useLeaving } from './pay-at.ts'

/** Opens a new payment page of the card provider, which closes the previous one. */
export function PayAgain({ orderCode }: { orderCode: string }) {
  const api = useApi()
  const settings = useSettings()
  const { isLeaving } = useLeaving()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function pay() {
    setBusy(true)
    setProblem(null)
    try {
      const params = { order_code: orderCode }
      const { link } = await api('POST /orders/{order_code}/payment', { params })
      if (!payAt(link, settings)) setProblem('The payment page has an address that we do not know.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-center gap-2">
      <Button look="accent" shape="lg" disabled={isBusy || isLeaving} onClick={() => void pay()}>
        {isBusy || isLeaving ? 'Processing...' : 'Pay now'}
      </Button>
      <p role="alert" className="max-w-sm text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}

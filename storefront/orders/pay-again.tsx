import { useState } from 'react'
import { create } from 'zustand'
import { useApi, useSettings } from '#client/api.ts'
import { ApiError } from '#contract/client.ts'
import type { PageSettings } from '#contract/pages.ts'
import { Button } from '#ui/button.tsx'

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
      if (!payAt(link, settings)) setProblem('We don’t recognise the address of the payment page.')
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

/** Whether the browser is navigating to the card provider's page, and the order's units wait for it. */
export const useLeaving = create(() => ({ isLeaving: false, isReserved: true }))

/**
 * Opens the card provider's page. Never follows a link to another host, whoever sent it; returns
 * whether it followed.
 */
export function payAt(
  link: string,
  { paymentHost, publicUrl }: PageSettings,
  isReserved = true,
): boolean {
  const { protocol, host, href } = new URL(link, location.href)
  const isProvider =
    paymentHost === null
      ? host === location.host || host === new URL(publicUrl).host
      : protocol === 'https:' && (host === paymentHost || host.endsWith(`.${paymentHost}`))
  if (!isProvider) return false
  useLeaving.setState({ isLeaving: true, isReserved })
  // The back button restores the page as it was left.
  addEventListener('pageshow', () => useLeaving.setState({ isLeaving: false }), { once: true })
  location.assign(href)
  return true
}

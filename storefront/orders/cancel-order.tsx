import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api.ts'
import { notify } from '#client/notices.tsx'
import { own } from '#client/queries.ts'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatNaira } from '#ui/naira.ts'
import type { Order } from './queries.ts'

/** Asks whether an order is to be cancelled, says what happens then, and does it. */
export default function CancelOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function cancel() {
    setBusy(true)
    setProblem(null)
    try {
      const params = { order_code: order.order_code }
      const { message } = await api('POST /orders/{order_code}/cancel', { params })
      notify(message)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
      // Also after a refusal: the order has moved then.
      await queryClient.invalidateQueries({ queryKey: [own] })
    }
  }
  return (
    <Dialog title="Cancel this order?" onClose={onClose}>
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 pl-5">
          {consequences(order).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">You can’t undo this, but you can order again.</p>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" shape="lg" onClick={onClose}>
            Keep the order
          </Button>
          <Button look="danger" shape="lg" disabled={isBusy} onClick={() => void cancel()}>
            {isBusy ? 'Cancelling…' : 'Cancel the order'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What happens to money, delivery and coupon. */
export function consequences(order: Order): string[] {
  const { payment_status, coupon, total_amount, refunded, refunds_to, shipping_details } = order
  const sum = formatNaira(total_amount - refunded)
  const isPaid = payment_status === 'PAID'
  return [
    !isPaid
      ? 'You owe nothing for it. If we still receive a payment, we refund it.'
      : refunds_to === 'wallet'
        ? `We refund ${sum} to your wallet immediately.`
        : `We refund ${sum} to the card or account you paid from. Your bank can take up to 10 working days to show it.`,
    isPaid && shipping_details ? 'We cancel the delivery.' : 'Your items go back on sale.',
    ...(coupon === null ? [] : [`You can use the coupon ${coupon} again while it is valid.`]),
  ]
}

import { type FormEvent, useId } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import type { Sums } from '#contract/office/telephone.ts'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import type { bodyOf } from './order-body.ts'
import { useCall } from './use-call.ts'

export type Order = ReturnType<typeof bodyOf> & {
  shipping_method_id: string
  rate_id: string | null
  coupon_code: string | null
  payment_code: 'flutterwave' | 'pay-on-pickup'
}

interface PlacingProps {
  order: Order
  sums: Sums | null
  onSums: (sums: Sums) => void
  onPlaced: (code: string) => void
}

/** The cost, told first; then the order is placed for exactly that. */
export function Placing({ order, sums, onSums, onPlaced }: PlacingProps) {
  const { isBusy, notice, run } = useCall()
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      if (!sums) {
        onSums((await api('POST /office/telephone/sums', { body: order })).data)
        return
      }
      const { sub_total, shipping, total } = sums
      const body = { ...order, sub_total, shipping, total }
      const { data, message } = await api('POST /office/telephone/orders', { body })
      notify(message)
      onPlaced(data.order_code)
    })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      {sums && (
        <dl className="grid max-w-xs gap-1 text-sm" aria-live="polite">
          <Sum name="Goods" naira={sums.sub_total} />
          {sums.coupon_amount > 0 && <Sum name="Coupon" naira={-sums.coupon_amount} />}
          {sums.shipping > 0 && <Sum name="Delivery" naira={sums.shipping} />}
          <Sum name="Total" naira={sums.total} />
        </dl>
      )}
      <Notice id={id} notice={notice} />
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy || undefined}>
        {isBusy
          ? 'One moment…'
          : sums
            ? `Place the order for ${formatNaira(sums.total)}`
            : 'Add it up'}
      </Button>
    </form>
  )
}

function Sum({ name, naira }: { name: string; naira: number }) {
  return (
    <div className="flex justify-between gap-4 last:border-t last:border-line last:pt-1 last:font-semibold">
      <dt>{name}</dt>
      <dd className="tabular-nums">{naira < 0 ? `−${formatNaira(-naira)}` : formatNaira(naira)}</dd>
    </div>
  )
}

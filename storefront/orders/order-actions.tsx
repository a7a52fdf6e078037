import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import { saveFile } from '#client/browser.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { ApiError } from '#contract/client.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { addToCart } from '../cart/cart.ts'
import type { Order } from './queries.ts'

const CancelOrder = lazy(() => import('./cancel-order.tsx'))

/** Rating an order, its receipt, buying it again, writing to the mall about it, and cancelling it. */
export function OrderActions({ order }: { order: Order }) {
  const api = useApi()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'receipt' | 'again' | null>(null)
  const [notice, setNotice] = useState<ReactNode>(null)
  const [isCancelling, setCancelling] = useState(false)

  async function attempt(what: 'receipt' | 'again', work: () => Promise<void>) {
    setBusy(what)
    setNotice(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNotice(error.message)
    } finally {
      setBusy(null)
    }
  }
  async function fetchReceipt() {
    const params = { order_code: order.order_code }
    saveFile(await api('GET /orders/receipt/{order_code}', { params }), `${order.order_code}.pdf`)
  }
  async function buyAgain() {
    const { fetchReorder } = await import('./buy-again.ts')
    const { additions, missing } = await fetchReorder(api, order.product_order)
    for (const addition of additions) addToCart(addition)
    if (missing.length === 0) await navigate({ to: '/cart' })
    else setNotice(<Missing names={missing} isAll={additions.length === 0} />)
  }
  const isPaid = order.payment_status === 'PAID' || order.payment_status === 'REFUNDED'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {order.status === 'DELIVERED' && <RateLinks order={order} />}
        {isPaid && (
          <Button
            look="quiet"
            disabled={busy !== null}
            onClick={() => void attempt('receipt', fetchReceipt)}
          >
            {busy === 'receipt' ? 'Fetching…' : 'Receipt (PDF)'}
          </Button>
        )}
        <Button
          look="quiet"
          disabled={busy !== null}
          onClick={() => void attempt('again', buyAgain)}
        >
          {busy === 'again' ? 'Looking…' : 'Buy again'}
        </Button>
        <Link
          to="/contact-us"
          search={{ order_code: order.order_code }}
          className={buttonClass({ look: 'quiet' })}
        >
          Something is wrong
        </Link>
        {isCancellable(order) && (
          <Button look="danger" onClick={() => setCancelling(true)}>
            Cancel order
          </Button>
        )}
      </div>
      {isCancelling && (
        <Suspense>
          <CancelOrder order={order} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
      <div role="status" className="text-sm empty:hidden">
        {notice}
      </div>
    </div>
  )
}

/** Nobody has handed it over yet. */
function isCancellable({ status }: Order): boolean {
  return status === 'PENDING' || status === 'PROCESSING'
}

/** For delivered orders; the order itself can be rated once. */
function RateLinks({ order: { order_code, is_rated } }: { order: Order }) {
  return (
    <>
      <Link
        to="/dashboard/orders/rate-products"
        search={{ order_code }}
        className={buttonClass({ look: 'accent' })}
      >
        Rate Products
      </Link>
      {is_rated ? (
        <WaitingButton missing="You have rated this order.">Rate Order</WaitingButton>
      ) : (
        <Link to="/dashboard/orders/rate-order" search={{ order_code }} className={buttonClass()}>
          Rate Order
        </Link>
      )}
    </>
  )
}

function Missing({ names, isAll }: { names: string[]; isAll: boolean }) {
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-accent-soft p-3 text-on-accent-soft">
      <p>
        {isAll ? 'None of these items is available now.' : 'We added the rest to your cart.'} Sold
        out or no longer sold: {names.join(', ')}.
      </p>
      {!isAll && (
        <Link to="/cart" className={buttonClass({ look: 'quiet' })}>
          Go to the cart
        </Link>
      )}
    </div>
  )
}

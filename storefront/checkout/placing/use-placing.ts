import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useSettings } from '#client/api.ts'
import { own } from '#client/queries.ts'
import { ApiError } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { updatePrices } from '../../cart/cart.ts'
import { useServerCart } from '../../cart/server-copy.ts'
import { payAt } from '../../orders/pay-again.tsx'
import { fetchProfile } from '../../session/profile.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import { useAppState } from '../../state/store.ts'
import { chooseQuote, useCheckout } from '../choices.ts'
import { changedFigures, pricesInRefusal } from './changed-figures.ts'
import { checkoutBody, type OrderDraft } from './checkout-body.ts'
import { finishOrder, type Placed, placeOrder } from './place-order.ts'
import type { PlacingProblemText } from './placing-problem.tsx'
import { helpIn } from './unpaid-help.tsx'

interface Placing {
  isBusy: boolean
  problem: PlacingProblemText | null
  press: () => void
}

/**
 * The button's action: places the order and opens the next page, or explains the problem.
 * `onShort`: the server found the wallet's balance too low.
 */
export function usePlacing(order: OrderDraft, onShort: () => void): Placing {
  const api = useApi()
  const refresh = useRefresh(order.items)
  const { attempt } = useCheckout()
  const { isBusy, problem, run } = useSending(async (error) => {
    await refresh(error)
    if (error.code === 'insufficient_balance') onShort()
    return problemOf(error, order)
  })
  const press = () =>
    run((onAgain) =>
      attempt ? finishOrder(api, onAgain) : placeOrder(api, checkoutBody(order), onAgain),
    )
  // Another choice may be all that it needs.
  const isOver = problem?.help !== undefined && problem.paymentCode !== order.paymentCode
  return { isBusy, problem: isOver ? null : problem, press }
}

/** Sends the order of an earlier page once more, unchanged. */
export function useFinishing(): Placing {
  const api = useApi()
  const { isBusy, problem, run } = useSending(async (error) => ({ text: error.message }))
  return { isBusy, problem, press: () => run((onAgain) => finishOrder(api, onAgain)) }
}

/** `onAgain` runs when it was not answered and is sent again. */
type Work = (onAgain: () => void) => Promise<Placed | null>

const sendingAgain =
  'Our system is not responding yet. We are trying again: please stay on this page. You will have one order, paid once.'

/** One call at a time, with the navigation after it and the problem when it fails. */
function useSending(explain: (error: ApiError) => Promise<PlacingProblemText>) {
  const settings = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PlacingProblemText | null>(null)

  async function goOn(placed: Placed | null) {
    if (!placed) return
    const { orderCode, link, isReserved } = placed
    if (link === undefined) {
      await navigate({ to: '/thank-you', search: { order_code: orderCode } })
    } else if (!payAt(link, settings, isReserved)) {
      setProblem({ text: 'We don’t recognise the address of the payment page.' })
    }
  }

  async function send(work: Work) {
    setBusy(true)
    setProblem(null)
    try {
      const placed = await work(() => setProblem({ text: sendingAgain }))
      setProblem(null)
      await goOn(placed)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(await explain(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run: (work: Work) => void send(work) }
}

function problemOf(
  error: ApiError,
  { items, figures, paymentCode }: OrderDraft,
): PlacingProblemText {
  const { message, code, failure } = error
  if (code === 'price_changed') {
    return { text: message, changed: changedFigures(failure?.data, items, figures) }
  }
  if (code && codesWithHelp.has(code)) {
    return { text: message, help: helpIn(failure?.data), paymentCode }
  }
  const isUnanswered = useAppState.getState().checkout.attempt !== null
  return { text: isUnanswered ? `${message} ${unknown}` : message }
}

const codesWithHelp = new Set<ErrorCode | 'network'>([
  'unpaid_limit',
  'phone_needed',
  'coupon_needs_phone',
])

const unknown =
  'We don’t know yet if your order was placed. Try again: you will have one order, paid once.'

/** Refreshes after a refusal what the page displays. */
function useRefresh(items: CartItem[]) {
  const api = useApi()
  const queries = useQueryClient()
  const fetchCart = useServerCart()
  return async function refresh({ code, failure }: ApiError): Promise<void> {
    if (code === 'quote_expired') {
      chooseQuote(null)
      await fetchCart()
    }
    if (code === 'quote_expired' || code === 'price_changed') {
      void queries.invalidateQueries({ queryKey: [own, 'carrier-quotes'] })
      void queries.invalidateQueries({ queryKey: ['shipping-types'] })
    }
    if (code === 'closed_for_now') {
      // The lists leave it out from now on, and what was chosen of them does not stand.
      chooseQuote(null)
      void queries.invalidateQueries({ queryKey: ['shipping-types'] })
      void queries.invalidateQueries({ queryKey: ['payment-methods'] })
    }
    if (code === 'not_found') await fetchCart()
    if (code === 'insufficient_balance') {
      await fetchProfile(api).catch(() => undefined)
    }
    void queries.invalidateQueries({ queryKey: [own, 'coupon'] })
    updatePrices(pricesInRefusal(failure?.data, items))
  }
}

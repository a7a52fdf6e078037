import { beforeEach, expect, test } from 'vitest'
import { type Api, ApiError, createApi } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CheckoutBody } from '../../state/checkout.ts'
import { useAppState } from '../../state/store.ts'
import { chooseAddress, saveAttempt } from '../choices.ts'
import { finishOrder, placeOrder } from './place-order.ts'

const body: CheckoutBody = {
  product_orders: [{ product_id: 1, quantity: 1 }],
  shipping_method_id: 3,
  payment_code: 'wallets',
  sub_total: 1,
  shipping: 0,
  total: 1,
}
const lost = new ApiError(0, 'The network did not answer.')

beforeEach(() => useAppState.setState(useAppState.getInitialState(), true))

function refusal(status: number, code: ErrorCode): ApiError {
  return new ApiError(status, code, { status: false, message: code, code })
}

/** A server that gives these answers in turn, then places the order; and the keys that it got. */
function server(...answers: ApiError[]): { api: Api; keys: (string | undefined)[] } {
  const keys: (string | undefined)[] = []
  const api = createApi(async ({ key }) => {
    keys.push(key)
    const answer = answers.shift()
    if (answer) throw answer
    return { status: true, data: { orders: { order_code: 'ABCD2345', is_reserved: true } } }
  })
  return { api, keys }
}

const attempt = () => useAppState.getState().checkout.attempt

test.each([
  refusal(429, 'too_many_requests'),
  refusal(403, 'cross_site_request'),
  refusal(503, 'overloaded'),
  lost,
])('after a lost answer, %s does not free the key', async (rejection) => {
  const { api, keys } = server(lost, rejection)
  await expect(placeOrder(api, body)).rejects.toBe(lost)
  await expect(finishOrder(api)).rejects.toBe(rejection)
  chooseAddress(5)
  expect(await finishOrder(api)).toMatchObject({ orderCode: 'ABCD2345' })
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect(attempt()).toBeNull()
})

test.each(['out_of_stock', 'unpaid_limit'] as const)(
  'after a lost answer, a final refusal (%s) frees the key',
  async (code) => {
    const { api, keys } = server(lost, refusal(409, code))
    await expect(placeOrder(api, body)).rejects.toBe(lost)
    await expect(finishOrder(api)).rejects.toThrow()
    expect(attempt()).toBeNull()
    await placeOrder(api, body)
    expect(keys[2]).not.toBe(keys[0])
  },
)

test('a first attempt that is rejected was never an order', async () => {
  const { api } = server(refusal(429, 'too_many_requests'))
  await expect(placeOrder(api, body)).rejects.toThrow()
  expect(attempt()).toBeNull()
})

test('an attempt older than its key is not sent again', async () => {
  const { api, keys } = server()
  saveAttempt({ key: 'before', body, at: Date.now() - 21 * 3_600_000, wasSent: true })
  await expect(finishOrder(api)).rejects.toBeInstanceOf(ApiError)
  expect(keys).toEqual([])
  // It may have been placed: only the shopper can discard it.
  expect(attempt()).toMatchObject({ key: 'before' })
})

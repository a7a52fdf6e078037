import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
const lost = new ApiError(0, 'Connection failed.')

beforeEach(() => useAppState.setState(useAppState.getInitialState(), true))

afterEach(() => vi.useRealTimers())

function failureOf(code: ErrorCode) {
  return { status: false, message: code, code } as const
}

function refusal(status: number, code: ErrorCode): ApiError {
  return new ApiError(status, code, failureOf(code))
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

test('while the mall does not reach its records, the page sends the same order under the same key', async () => {
  vi.useFakeTimers()
  const unavailable = new ApiError(503, 'Our records …', failureOf('database_unavailable'), 5)
  const unknown = new ApiError(503, 'Perhaps saved …', failureOf('outcome_unknown'), 5)
  // A proxy that has no server behind it.
  const noServer = new ApiError(503, 'Service Unavailable')
  const { api, keys } = server(unavailable, noServer, unknown)
  const onAgain = vi.fn()
  const placed = placeOrder(api, body, onAgain)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await placed).toMatchObject({ orderCode: 'ABCD2345' })
  expect(onAgain).toHaveBeenCalledTimes(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(4)
})

test('after a minute the page stops sending again, and keeps the key for the next press', async () => {
  vi.useFakeTimers()
  const outage = Array.from(
    { length: 20 },
    () => new ApiError(503, 'Our records …', failureOf('database_unavailable'), 5),
  )
  const { api, keys } = server(...outage)
  const placed = expect(placeOrder(api, body)).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(70_000)
  await placed
  expect(keys).toHaveLength(13)
  expect(attempt()).toMatchObject({ key: keys[0], wasSent: true })
})

test('what is rejected after an outage says nothing of the call before it', async () => {
  vi.useFakeTimers()
  const unknown = new ApiError(503, 'Perhaps saved …', failureOf('outcome_unknown'), 5)
  const { api, keys } = server(unknown, refusal(503, 'overloaded'))
  const placed = expect(placeOrder(api, body)).rejects.toMatchObject({ code: 'overloaded' })
  await vi.advanceTimersByTimeAsync(6_000)
  await placed
  expect(attempt()).toMatchObject({ key: keys[0] })
})

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

import type { CallName } from '#contract/client.ts'

/** The input of a call. */
export interface CallInput {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
}

/** A call that names something of one customer. */
export interface Foreign extends CallInput {
  call: CallName
  /** The error code for everybody else. */
  refused: 'not_found' | 'quote_expired'
}

/** What a customer owns. */
export interface Owned {
  sessionId: number
  addressId: number
  passkeyId: number
  notificationId: number
  /** Paid and delivered, with a line that is not reviewed. */
  delivered: { id: number; code: string; lineId: number }
  /** Waiting for its card payment. */
  open: { code: string; txRef: string }
  /** A carrier's quote to this area. */
  quote: { id: string; amount: number; state_id: number; lg_id: number }
}

/** `refused` defaults to 'not_found'. */
type PartialForeign = Omit<Foreign, 'refused'> & Partial<Foreign>

/** Every call that names a customer's things, in an order in which their owner can make them. */
export function foreignCalls(owned: Owned, productId: number): Foreign[] {
  const { sessionId, addressId, passkeyId, notificationId, delivered, open } = owned
  const ofOrder = { params: { order_code: delivered.code } }
  const address = { params: { id: addressId } }
  const passkey = { params: { id: passkeyId } }
  const words = { rating: '4', caption: 'Good', review_details: 'Boils.' }
  const body = { ...words, user_who_rated: 'Anonymous' }
  const calls: PartialForeign[] = [
    { call: 'POST /accounts/read-notifications', body: { notification_id: notificationId } },
    { call: 'GET /orders/single/order/{order_code}', ...ofOrder },
    { call: 'GET /orders/single-order/{order_code}', ...ofOrder },
    { call: 'GET /orders/receipt/{order_code}', ...ofOrder },
    { call: 'GET /orders/fetch/order/notes/{order_code}', ...ofOrder },
    { call: 'GET /product-orders-with-no-review/{order_code}', ...ofOrder },
    {
      call: 'POST /orders/review/product/{productOrderId}',
      params: { productOrderId: delivered.lineId },
      body,
    },
    { call: 'POST /orders/review/{orderId}', params: { orderId: delivered.id }, body },
    { call: 'GET /orders/payment/verify', query: { tx_ref: open.txRef } },
    { call: 'POST /orders/{order_code}/payment', params: { order_code: open.code } },
    { call: 'POST /orders/{order_code}/cancel', params: { order_code: open.code } },
    { call: 'POST /shipment/rate', body: { delivery_address: { id: addressId } } },
    ...orders(owned, productId),
    { call: 'POST /accounts/change/default/address', body: { id: addressId } },
    {
      call: 'PATCH /accounts/delivery/addresses/{id}',
      ...address,
      body: addressIn(owned.quote),
    },
    { call: 'POST /accounts/delete-delivery-address/{id}', ...address },
    { call: 'POST /accounts/passkeys/{id}/rename', ...passkey, body: { name: 'Mine' } },
    { call: 'POST /accounts/passkeys/{id}/remove', ...passkey },
    { call: 'POST /accounts/sessions/{id}/end', params: { id: sessionId } },
  ]
  return calls.map((one) => ({ refused: 'not_found', ...one }))
}

function addressIn({ state_id: state, lg_id: lg }: Owned['quote']): object {
  const name = { first_name: 'Ngozi', last_name: 'Eze', phone_number: '8031234567' }
  return { ...name, address: '5 Palm Street', country: 161, state, lg, city: 'Ikeja' }
}

/** To a saved address, and with a carrier's quote. Amounts are naira. */
function orders({ addressId, quote }: Owned, productId: number): PartialForeign[] {
  const call = 'POST /orders/checkout'
  const product_orders = [{ product_id: productId, quantity: 1 }]
  const order = { product_orders, payment_code: 'flutterwave', sub_total: 1_000 }
  const { id: rate_id, amount: shipping, ...area } = quote
  const byBus = { shipping_method_id: 2, shipping: 1_000, total: 2_000 }
  const byCarrier = { shipping_method_id: 1, rate_id, shipping, total: 1_000 + shipping }
  const street = { address: '7 Market Close', phone: '8031234567', ...area }
  return [
    { call, body: { ...order, ...byBus, delivery_address_id: addressId } },
    { call, body: { ...order, ...byCarrier, ...street }, refused: 'quote_expired' },
  ]
}

/** Calls for signed-in customers without such a name: each reads and changes the caller's own things. */
export function ownCalls(productId: number): Partial<Record<CallName, CallInput>> {
  const lines = { product_orders: [{ product_id: productId, quantity: 1 }] }
  const list = { params: { tab: 'ALL', sort: 'all' } }
  const history = { params: { sort: 'all', type: 'all' } }
  const code = { mode: 'phone', phone_number: '+2348031000078', option: 'sms' }
  return {
    'GET /accounts': {},
    'POST /accounts/phone-number/code': { body: code },
    'POST /accounts/add/phone-number': { body: { ...code, verification_code: '000000' } },
    'POST /accounts/update': { body: { first_name: 'Bola', last_name: 'Ojo' } },
    'GET /accounts/data': {},
    'POST /accounts/delete': { body: { password: 'Wrong#2026' } },
    'POST /logout': {},
    'GET /accounts/sessions': {},
    'POST /accounts/sessions/end': { body: { which: 'others' } },
    'POST /accounts/confirm': { body: { method: 'password', password: 'Wrong#2026' } },
    'POST /accounts/confirm/code': { body: { mode: 'email' } },
    'POST /accounts/password': {
      body: { current_password: 'Wrong#2026', password: 'Basket#4711', password_confirmation: '' },
    },
    ...signInCalls,
    'GET /accounts/wallet-limit': {},
    'POST /accounts/wallet-limit': { body: { amount: 0 } },
    'GET /accounts/badge': {},
    'GET /carts': {},
    'POST /carts/add': { body: lines },
    'POST /carts/remove': { body: { product_id: productId } },
    'POST /carts/remove/all': {},
    'GET /products/details/{id}': { params: { id: productId } },
    'GET /accounts/delivery/addresses': {},
    'GET /accounts/default/delivery/address': {},
    'POST /accounts/delivery/address': { body: {} },
    'POST /accounts/kyc/liveliness-check': { body: {} },
    'POST /accounts/kyc/withdraw': {},
    'GET /accounts/get-notifications': {},
    'GET /accounts/clear-notifications': {},
    'POST /accounts/clear-notifications': {},
    'POST /search-requests': { body: { search_term: 'kettle' } },
    'POST /orders/get-order-coupon': { body: { ...lines, coupon_code: 'NONE' } },
    'GET /orders': {},
    'GET /orders/{tab}/{sort}': list,
    'GET /orders/{tab}/{sort}/csv': list,
    'GET /orders/{tab}/{sort}/pdf': list,
    'GET /all-reviews': {},
    'GET /saved-products/saved-items': {},
    'POST /saved-products/saved-items': { body: { products_id: [{ id: productId }] } },
    'POST /products/remove/saved': { body: { product_id: productId } },
    'GET /products/recently/viewed': {},
    'GET /wallet-order/transactions/{sort}/{type}': history,
    'GET /wallet-order/transactions/{sort}/{type}/csv': history,
    'GET /wallet-order/transactions/{sort}/{type}/pdf': history,
    'GET /wallet-order/spending': {},
  }
}

const signature = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}
const newPasskey = { ...signature, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }

/** How the caller signs in. */
const signInCalls = {
  'GET /accounts/sign-in': {},
  'POST /accounts/passkeys/options': {},
  'POST /accounts/passkeys': { body: { credential: newPasskey } },
  'POST /accounts/second-factor/totp': {},
  'POST /accounts/second-factor/totp/confirm': { body: { code: '000000' } },
  'POST /accounts/second-factor/totp/remove': {},
  'POST /accounts/second-factor/on': {},
  'POST /accounts/second-factor/off': {},
  'POST /accounts/recovery-codes': {},
  'POST /accounts/confirm/passkey/options': {},
  'POST /accounts/confirm/passkey': { body: { credential: signature } },
} satisfies Partial<Record<CallName, CallInput>>

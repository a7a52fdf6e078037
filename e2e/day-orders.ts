import { pay } from './place-order.ts'
import { productsInStock } from './shopper.ts'
import { type Customer, customerWithPhone } from './signed-in.ts'

/** How orders of a day leave the house: by a carrier of this name, from a park, or at the store. */
export const outlets = [
  'pick-up',
  'public-transport',
  'Swift Danfo',
  'Harmattan Express',
  'River & Road Haulage',
] as const
export type Outlet = (typeof outlets)[number]

export interface DayOrder {
  code: string
  outlet: Outlet
  shopper: Customer
  /** Naira, which the counter takes; null: it is paid by card. */
  due: number | null
}

/** Customers with an address in Ibadan. */
export async function customersOfDay(origin: string, count: number): Promise<Customer[]> {
  const made: Customer[] = []
  for (let one = 0; one < count; one += 1) {
    const shopper = await customerWithPhone(origin)
    await shopper.api.post('/accounts/delivery/address', await ibadan(shopper))
    made.push(shopper)
  }
  return made
}

async function ibadan({ api }: Customer) {
  const { data } = await api.get('/locations/states')
  const state = data.states.find(({ name }) => name === 'Oyo')?.id ?? 0
  const { lgs } = await api.get(`/locations/state/${state}`)
  const person = { first_name: 'Ngozi', last_name: 'Eze', phone_number: '8031234567' }
  return {
    ...person,
    address: '12 Adeola Street',
    country: 161,
    state,
    lg: lgs[0]?.id,
    city: 'Ibadan',
  }
}

/** Naira: a refund of the whole order stays below what one member may send back. */
const dearest = 15_000

/** Places an order of two products, and pays it by card unless it is paid as it is picked up. */
export async function orderOfDay(
  origin: string,
  shopper: Customer,
  outlet: Outlet,
  isDue: boolean,
): Promise<DayOrder> {
  const { api } = shopper
  const stocked = await productsInStock(origin, { minStock: 40 })
  const products = stocked.filter(({ amount }) => amount <= dearest).slice(0, 2)
  const product_orders = products.map(({ id }) => ({ product_id: id, quantity: 1 }))
  await api.post('/carts/add', { product_orders })
  const { data: methods } = await api.get('/shipment/shipping/types')
  const code = outlet === 'pick-up' || outlet === 'public-transport' ? outlet : 'carrier'
  const method = methods.shipping.find((one) => one.code === code)
  const subTotalKobo = products.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const delivery = code === 'pick-up' ? { shipping: 0 } : await deliveryOf(shopper, outlet, method)
  const placed = await api.post('/orders/checkout', {
    product_orders,
    shipping_method_id: method?.id,
    payment_code: isDue ? 'pay-on-pickup' : 'flutterwave',
    sub_total: subTotalKobo / 100,
    total: (subTotalKobo + Math.round(delivery.shipping * 100)) / 100,
    ...delivery,
  })
  const { order_code } = placed.data.orders
  if (!isDue) await pay(origin, api, { code: order_code, link: placed.link })
  return { code: order_code, outlet, shopper, due: isDue ? subTotalKobo / 100 : null }
}

/** The address, and what the way there costs. */
async function deliveryOf(
  { api }: Customer,
  outlet: Outlet,
  method: { delivery_fee: number } | undefined,
): Promise<{ shipping: number; delivery_address_id?: number; rate_id?: string | number }> {
  const { data } = await api.get('/accounts/delivery/addresses')
  const delivery_address_id = data.delivery_addresses.data[0]?.id
  if (outlet === 'public-transport')
    return { shipping: method?.delivery_fee ?? 0, delivery_address_id }
  const body = { delivery_address: { id: delivery_address_id } }
  const { data: quotes } = await api.post('/shipment/rate', body)
  const quote = quotes.find(({ carrier_name }) => carrier_name === outlet)
  if (!quote) throw new Error(`${outlet} gave no quote`)
  return { shipping: quote.amount, delivery_address_id, rate_id: quote.id }
}

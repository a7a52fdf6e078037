import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { officeCall } from './office-call.ts'
import { bestDeals, pay } from './place-order.ts'
import { type Customer, customer } from './signed-in.ts'

const batch = z.object({
  id: z.number(),
  lines: z.array(
    z.object({
      line_id: z.number(),
      order_code: z.string(),
      units: z.number(),
      product_code: z.string(),
    }),
  ),
})

/**
 * A packed order that a carrier takes, by the calls of the shop and of the office; answers its code and the carrier.
 * Another journey may take the order first: then there is a next one.
 */
export async function closedParcel(page: Page): Promise<{ code: string; carrier: string }> {
  const { origin } = new URL(page.url())
  let parcel = { code: '', carrier: '' }
  await expect(async () => {
    parcel = await placeByCarrier(origin, await customer(origin))
    await closeBox(page, parcel)
  }).toPass()
  return parcel
}

async function closeBox(page: Page, { code, carrier }: { code: string; carrier: string }) {
  const taken = await officeCall(page, '/pick-batches', batch, { count: 50, carrier })
  const scans = taken.lines.flatMap(({ line_id, units }) =>
    Array.from({ length: units }, () => ({ key: randomUUID(), line_id, barcode: null })),
  )
  await officeCall(page, `/pick-batches/${taken.id}/scans`, z.unknown(), { scans })
  const scanned = taken.lines
    .filter(({ order_code }) => order_code === code)
    .map((line) => ({ code: line.product_code, units: line.units }))
  const body = { scanned, weight_grams: null }
  await officeCall(page, `/fulfilments/${code}/packing`, z.unknown(), body)
}

async function placeByCarrier(origin: string, { api }: Customer) {
  const [product] = await bestDeals(origin, 1)
  if (!product) throw new Error('the mall sells nothing')
  const product_orders = [{ product_id: product.id, quantity: 1 }]
  await api.post('/carts/add', { product_orders })
  const { data: places } = await api.get('/locations/states')
  const state = places.states.find(({ name }) => name === 'Oyo')?.id ?? 0
  const { lgs } = await api.get(`/locations/state/${state}`)
  const { data: saved } = await api.post('/accounts/delivery/address', {
    first_name: 'Ngozi',
    last_name: 'Eze',
    phone_number: '8031234567',
    address: '12 Adeola Street',
    country: 161,
    state,
    lg: lgs[0]?.id,
    city: 'Ibadan',
  })
  const { id } = saved.delivery_address
  const { data: quotes } = await api.post('/shipment/rate', { delivery_address: { id } })
  const [quote] = quotes
  if (!quote) throw new Error('no carrier goes to Ibadan')
  const { data: methods } = await api.get('/shipment/shipping/types')
  const method = methods.shipping.find((one) => one.code === 'carrier')
  const placed = await api.post('/orders/checkout', {
    product_orders,
    shipping_method_id: method?.id,
    delivery_address_id: id,
    rate_id: quote.id,
    payment_code: 'flutterwave',
    sub_total: product.amount,
    shipping: quote.amount,
    total: Math.round((product.amount + quote.amount) * 100) / 100,
  })
  const { order_code: code } = placed.data.orders
  await pay(origin, api, { code, link: placed.link })
  return { code, carrier: quote.carrier_name }
}

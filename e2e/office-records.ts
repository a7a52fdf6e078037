import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { closedParcel } from './carrier-parcel.ts'
import { officeCall, tokenOf } from './office-call.ts'
import { bestDeals, placeOrder } from './place-order.ts'
import { customer } from './signed-in.ts'

/** Ids of a record of each kind, as they stand in addresses of the office. */
export type RecordIds = Record<
  | 'member'
  | 'order'
  | 'batch'
  | 'manifest'
  | 'customer'
  | 'approval'
  | 'question'
  | 'role'
  | 'banner'
  | 'tile'
  | 'representative'
  | 'socials'
  | 'help'
  | 'synonym'
  | 'pins'
  | 'bulk'
  | 'product'
  | 'varied'
  | 'category'
  | 'brand'
  | 'seller'
  | 'plan',
  string
>

const idOf = z.object({ id: z.number() })
const firstRow = z.object({ rows: z.array(idOf).min(1) })

/** Finds a record of each kind in the demo mall, and makes what it has none of, as the signed-in member of this page. */
export async function officeRecords(page: Page): Promise<RecordIds> {
  const first = async (path: string) => String((await officeCall(page, path, firstRow)).rows[0]?.id)
  const word = `word${Date.now()}`
  const product = await first('/products?order=price&stock=in')
  const varied = await officeCall(page, '/products?search=iphone', firstRow)
  const categories = await officeCall(page, '/categories', z.object({ categories: z.array(idOf) }))
  const synonym = { term: word, meanings: ['generator'] }
  const pins = { term: word, product_ids: [Number(product)] }
  const selection = {
    of: { product_ids: [Number(product)] },
    column: 'weight_grams',
    how: 'add',
    value: '1',
  }
  const bulk = await officeCall(page, '/bulk/selections', idOf, selection)
  const plan = await officeCall(page, '/price-plans', idOf, await planFor(page, product))
  const customer = await first('/customers?search=ada%40example.com')
  return {
    ...(await orderAndBatch(page)),
    manifest: await newManifest(page),
    question: await newQuestion(page),
    customer,
    approval: await waitingApproval(page, customer),
    member: await first('/members'),
    role: '1',
    banner: await first('/content/banners'),
    tile: await first('/content/tiles'),
    representative: await first('/content/representatives'),
    socials: await first('/content/socials'),
    help: 'faq',
    synonym: String(
      (await officeCall(page, '/search/synonyms', z.object({ synonym: idOf }), synonym)).synonym.id,
    ),
    pins: String((await officeCall(page, '/search/pins', z.object({ pins: idOf }), pins)).pins.id),
    bulk: String(bulk.id),
    product,
    varied: String(varied.rows[0]?.id),
    category: String(categories.categories[0]?.id),
    brand: await first('/brands'),
    seller: await first('/sellers'),
    plan: String(plan.id),
  }
}

/** Of a year in which no other test has one for the same product. */
async function planFor(page: Page, product: string) {
  const item = z.object({ items: z.array(z.object({ key: z.string(), amount: z.number() })) })
  const { code } = await officeCall(page, `/products/${product}`, z.object({ code: z.string() }))
  const { items } = await officeCall(page, `/priced-items?search=${encodeURIComponent(code)}`, item)
  const startsAt = new Date(Date.UTC(2040, 0, 1) + randomInt(500_000) * 600_000)
  return {
    item: items[0]?.key,
    amount: items[0]?.amount,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + 300_000).toISOString(),
  }
}

/** A request that waits; one is made where there is none. */
async function waitingApproval(page: Page, customer: string): Promise<string> {
  const { rows } = await officeCall(page, '/approvals', z.object({ rows: z.array(idOf) }))
  if (rows[0]) return String(rows[0].id)
  const adjustment = { direction: 'in', value: 100, reason: 'For the delay' }
  const made = z.object({ approval: z.number() })
  return String(
    (await officeCall(page, `/customers/${customer}/adjustments`, made, adjustment)).approval,
  )
}

/** A message of the contact form; answers its id. */
async function newQuestion(page: Page): Promise<string> {
  const [first_name, email] = [`Asker${Date.now()}`, 'asker@example.com']
  await sendContactForm(page, { first_name, last_name: 'Journey', email, message: 'Where is it?' })
  const found = await officeCall(page, `/questions?search=${first_name}`, firstRow)
  return String(found.rows[0]?.id)
}

/** Sends the contact form from the browser of this page. */
export async function sendContactForm(page: Page, data: object): Promise<void> {
  const headers = await tokenOf(page)
  const answer = await page.request.post('/api/v1/contact-us', { headers, data })
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
}

/** A list of one parcel for a carrier's driver. */
async function newManifest(page: Page): Promise<string> {
  const { code, carrier } = await closedParcel(page)
  return String((await officeCall(page, '/manifests', idOf, { carrier, codes: [code] })).id)
}

/** A paid order, and a batch of one. Another journey may take the order first: then there is a next one. */
async function orderAndBatch(page: Page): Promise<{ order: string; batch: string }> {
  const { origin } = new URL(page.url())
  let [order, batch] = ['', '']
  await expect(async () => {
    order = await placeOrder(origin, await customer(origin), await bestDeals(origin, 1))
    batch = String((await officeCall(page, '/pick-batches', idOf, { count: 1 })).id)
  }).toPass()
  return { order, batch }
}

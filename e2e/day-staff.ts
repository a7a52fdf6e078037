import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import type { DayOrder } from './day-orders.ts'
import { newMember } from './office.ts'
import { officeCall } from './office-call.ts'

/** A day of the mall. */
export interface Day {
  origin: string
  /** Orders that the day will have. */
  size: number
  /** Those placed until now. */
  orders: DayOrder[]
}

const isSold = ({ orders, size }: Day) => orders.length === size

/** A member at work, whose presses and typed fields are counted. */
export class StaffMember {
  readonly page: Page
  readonly job: string
  taps = 0

  constructor(page: Page, job: string) {
    this.page = page
    this.job = job
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name })
  }

  async press(what: Locator): Promise<void> {
    await what.click()
    this.taps += 1
  }

  async type(label: string, text: string, within: Page | Locator = this.page) {
    await within.getByLabel(label, { exact: true }).fill(text)
    this.taps += 1
  }
}

/** A new member with a role, at work in a browser of their own. */
export async function beginsWork(
  browser: Browser,
  { origin }: Day,
  { role, job, width = 1440 }: { role: string; job: string; width?: number },
): Promise<StaffMember> {
  const viewport = { width, height: width < 500 ? 844 : 900 }
  const context = await browser.newContext({ baseURL: origin, viewport })
  const page = await context.newPage()
  await newMember(page, role)
  return new StaffMember(page, job)
}

const codes = z.array(z.object({ code: z.string() }))
const Board = z.object({
  waiting: z.array(z.object({ count: z.number() })),
  to_pack: codes,
  to_hand_over: codes,
})
const boardOf = ({ page }: StaffMember) => officeCall(page, '/picking', Board)

/** Takes a few orders at a time and finds unit by unit, until none waits and no more comes. */
export async function pick(picker: StaffMember, day: Day): Promise<void> {
  const { page } = picker
  const units = page.getByRole('heading', { name: /^\d+ of \d+ units$/ })
  for (;;) {
    let waits = false
    await expect
      .poll(async () => {
        const isLast = isSold(day)
        waits = (await boardOf(picker)).waiting.length > 0
        return waits || isLast
      })
      .toBe(true)
    if (!waits) return
    await page.goto('/office/picking')
    const take = picker.button('Take them')
    // The other picker may have been quicker, before the press or with it.
    const none = page.getByText('No orders to pick').or(page.getByText('Nothing waits'))
    await expect(take.or(none).first()).toBeVisible()
    if (!(await take.isVisible())) continue
    await picker.type('How many orders', '4')
    await picker.press(take)
    await expect(units.or(none).first()).toBeVisible()
    if (!(await units.isVisible())) continue
    const found = picker.button('Found one')
    const done = page.getByText('All of it is found')
    for (;;) {
      await expect(found.or(done)).toBeVisible()
      if (await done.isVisible()) break
      await picker.press(found)
    }
  }
}

/** Packs what was picked, the oldest first, until all orders of the day are packed. */
export async function pack(packer: StaffMember, day: Day): Promise<void> {
  const packed = new Set<string>()
  while (!isSold(day) || day.orders.some(({ code }) => !packed.has(code))) {
    let next: string | undefined
    await expect
      .poll(async () => {
        next = (await boardOf(packer)).to_pack[0]?.code
        return next
      })
      .toBeDefined()
    if (next) {
      await packOne(packer, next)
      packed.add(next)
    }
  }
}

async function packOne(packer: StaffMember, code: string): Promise<void> {
  const { page } = packer
  await page.goto(`/office/packing/${code}`)
  const whole = page.getByText('All of it is in the box')
  for (;;) {
    const unit = packer.button(/^One /).first()
    await expect(unit.or(whole).first()).toBeVisible()
    if (await whole.isVisible()) break
    await packer.press(unit)
  }
  await packer.press(packer.button('Close the box'))
  await expect(page.getByText('Packed', { exact: true })).toBeVisible()
}

/** Waits until the box of an order is closed. */
async function untilPacked(member: StaffMember, code: string): Promise<void> {
  await expect
    .poll(async () => (await boardOf(member)).to_hand_over.some((one) => one.code === code))
    .toBe(true)
}

/** Sends the orders of the park one by one. */
export async function sendFromPark(dispatcher: StaffMember, orders: DayOrder[]): Promise<void> {
  const { page } = dispatcher
  for (const { code } of orders) {
    await untilPacked(dispatcher, code)
    await page.goto(`/office/packing/${code}`)
    await dispatcher.type('Company', 'Ekene Dili Chukwu')
    await dispatcher.type('Number of the waybill', `W-${code}`)
    await dispatcher.type('The driver’s phone', '0803 123 4567')
    await dispatcher.press(dispatcher.button('It has been dispatched'))
    await expect(page.getByText('Dispatched', { exact: true })).toBeVisible()
  }
}

/** The driver of a carrier takes all its parcels, and counts them. */
export async function handToDriver(
  dispatcher: StaffMember,
  carrier: string,
  orders: DayOrder[],
): Promise<void> {
  for (const { code } of orders) await untilPacked(dispatcher, code)
  const { page } = dispatcher
  await page.goto('/office/manifests')
  await dispatcher.press(dispatcher.button(`Choose all of ${carrier}`))
  const list = `List for the driver: ${orders.length} of ${orders.length}`
  await dispatcher.press(dispatcher.button(list))
  await dispatcher.type('The driver’s name', 'Sunday Okon')
  await dispatcher.type('Or how many parcels the driver counted', String(orders.length))
  await dispatcher.press(dispatcher.button('They have been dispatched'))
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible()
}

/** Customers fetch their orders at the store. The till holds ₦5,000 as it is opened, and what was paid as it is closed. */
export async function handOut(counter: StaffMember, orders: DayOrder[]): Promise<void> {
  const { page } = counter
  await page.goto('/office/counter')
  await counter.type('Cash in it', '5,000')
  await counter.press(counter.button('Open it'))
  let cash = 5_000
  for (const { code, due } of orders) {
    await untilPacked(counter, code)
    await counter.type('Code', code)
    await counter.type('Their name', 'Eze')
    await counter.press(counter.button('Look it up'))
    if (due !== null) await counter.type('Cash received', String(due))
    await counter.press(counter.button('Hand it over'))
    await expect(page.getByRole('heading', { name: 'It is handed over' })).toBeVisible()
    await counter.press(page.getByRole('link', { name: 'The next customer' }))
    cash += due ?? 0
  }
  await counter.type('Cash in it now', String(cash))
  await counter.press(counter.button('Close it'))
  await page.getByRole('link', { name: 'All tills' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Journey' })).not.toContainText('missing')
}

/** Opens an order by its code, as for a customer on the telephone. */
export async function find(member: StaffMember, code: string): Promise<void> {
  await member.page.keyboard.press('Control+k')
  await member.page.getByRole('combobox').fill(code)
  member.taps += 2
  await member.press(member.page.getByRole('option', { name: code }))
  await expect(member.page.getByRole('heading', { name: `Order ${code}` })).toBeVisible()
}

/** Moves the order of this page on. */
export async function confirmMove(member: StaffMember, label: string): Promise<void> {
  await member.press(member.button(label))
  const dialog = member.page.getByRole('dialog')
  await member.press(member.button(label, dialog))
  await expect(dialog).toHaveCount(0)
}

/** Writes to the customer of the order of this page. */
export async function writeNote(member: StaffMember, text: string): Promise<void> {
  await member.press(member.page.getByLabel(/^Note/).first())
  await member.type('Note to the customer', text)
  await member.press(member.button('Send the note'))
  await expect(member.page.getByText(text)).toBeVisible()
}

/** Gives back the money of one unit of the first line, or all of it. */
export async function refund(member: StaffMember, what: 'unit' | 'all', why: string) {
  const { page } = member
  await member.press(member.button('Refund'))
  const dialog = page.getByRole('dialog')
  if (what === 'all') await member.press(dialog.getByLabel('All that is left'))
  else {
    await dialog
      .getByLabel(/, of 1$/)
      .first()
      .fill('1')
    member.taps += 1
  }
  await member.type('Why', why, dialog)
  await member.press(member.button('Send the money back', dialog))
  await expect(dialog).toHaveCount(0)
}

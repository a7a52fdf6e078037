import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { listen } from '#server/platform/http/test-stream.ts'
import { runJobs } from '#server/platform/jobs/jobs.ts'
import { outcome } from '#server/staff/test-staff.ts'
import { testOrderOffice } from '../office/test-order-office.ts'

const database = await testDatabase()
const { app, clock, rows, member, signedIn, place } = await testOrderOffice(database)

/** A member who has the mails, and no page open. */
async function mailed(role = 'Store') {
  const one = await member(role)
  const browser = await signedIn(one)
  expect((await browser.post('/office/order-mails', { is_on: true })).data).toEqual({ is_on: true })
  return { ...one, browser }
}

/** Mails about orders to this address, the oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const sent = await rows(
    `SELECT id FROM messages WHERE contact = $1 AND template = 'office_orders' ORDER BY id`,
    [email],
  )
  return sent.map(({ id }) => String(id))
}

/**
 * Moves are certain once all transactions of that time are over, those of other tests on the same server too: the
 * read model waits for them, and so do mails.
 */
async function certain() {
  const readModel = app.http.jobs.filter(({ name }) => name === 'orders-in-office')
  await expect
    .poll(
      async () => {
        await runJobs(readModel)
        return rows(
          'SELECT read_to >= (SELECT max(id) FROM order_moves) AS is_certain FROM office_orders_read',
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([{ is_certain: true }])
}

async function aMinuteLater(seconds = 60) {
  await clock.advance(seconds)
  await certain()
  await runJobs(app.http.jobs)
}

test('orders at once are one mail, and the next goes ten minutes later', async () => {
  const { email } = await mailed()
  const placed = await Promise.all([place(), place(), place('pay-on-pickup')])
  await place('flutterwave')
  await aMinuteLater()
  expect(await mailsTo(email)).toHaveLength(1)
  const inbox = async () => (await fetch(`${app.url}/simulators/inbox.json?to=${email}`)).text()
  await expect.poll(inbox, { timeout: 15_000 }).toContain('3 orders have come in')
  const text = await inbox()
  for (const { code } of placed) expect(text).toContain(code)
  expect(text).not.toMatch(/\+234|@example\.com.*@example\.com.*customer/)

  const { code } = await place()
  await aMinuteLater()
  expect(await mailsTo(email)).toHaveLength(1)
  await aMinuteLater(10 * 60)
  expect(await mailsTo(email)).toHaveLength(2)
  await expect.poll(inbox, { timeout: 15_000 }).toContain(code)
  await aMinuteLater(10 * 60)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('two runs of the job at once send one mail', async () => {
  const { email } = await mailed()
  await clock.advance(60)
  await place()
  await certain()
  await Promise.all([runJobs(app.http.jobs), runJobs(app.http.jobs)])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('nobody is mailed who switched it off, has the office open, or lost the role', async () => {
  const off = await mailed()
  await off.browser.post('/office/order-mails', { is_on: false })
  const lost = await mailed()
  await rows('DELETE FROM staff_member_roles WHERE member_id = $1', [lost.id])
  const left = await mailed()
  await rows(`UPDATE staff_members SET state = 'suspended' WHERE id = $1`, [left.id])
  const open = await mailed()
  await clock.advance(60)
  const stream = await listen(app.url, open.browser.headers(), '', '/office/order-events')
  await place()
  await certain()
  await runJobs(app.http.jobs)
  for (const { email } of [off, lost, left, open]) expect(await mailsTo(email)).toEqual([])
  stream.leave()
  // Orders that came in while the page was open are no news afterwards.
  await aMinuteLater(120)
  expect(await mailsTo(open.email)).toEqual([])
  await place()
  await aMinuteLater()
  expect(await mailsTo(open.email)).toHaveLength(1)
  for (const { email } of [off, lost, left]) expect(await mailsTo(email)).toEqual([])
})

test('only who may see orders has the switch, and each has one', async () => {
  const catalogue = await signedIn(await member('Catalogue'))
  expect(outcome(await catalogue.post('/office/order-mails', { is_on: true }))).toBe(
    '403 forbidden',
  )
  const { browser } = await mailed()
  const other = await signedIn(await member('Store'))
  expect((await browser.get('/office/order-mails')).data).toEqual({ is_on: true })
  expect((await other.get('/office/order-mails')).data).toEqual({ is_on: false })
})

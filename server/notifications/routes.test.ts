import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import { type TestDevice, testDevice } from '#server/test-customer.ts'
import { type NewNotification, notify, unreadCount } from './notifications.ts'

const database = await testDatabase()
const { url, clock } = await testApp(database)
const announced: string[] = []
const announce = (message: string) => void announced.push(message)
const list = '/api/v1/accounts/get-notifications'
const clear = '/api/v1/accounts/clear-notifications'
const read = '/api/v1/accounts/read-notifications'

let device: TestDevice
let other: TestDevice

beforeEach(async () => {
  device = await testDevice({ url, database, clock })
  other = await testDevice({ url, database, clock })
})

function notifyCustomer(content: string, notification: Partial<NewNotification> = {}) {
  const plain = { accountId: device.accountId, type: 'order', reference: null } as const
  return inTransaction(database.pool, (tx) =>
    notify(tx, announce, { ...plain, content, at: clock.now(), ...notification }),
  )
}

async function page(query: '' | `?${string}` = '') {
  return (await device.get(`${list}${query}`)).body.data.notifications
}

function contents({ data }: { data: { content: string }[] }): string[] {
  return data.map(({ content }) => content)
}

test('notifications are listed newest first, 20 to a page, with links', async () => {
  for (let n = 1; n <= 45; n++) await notifyCustomer(`Notification ${n}`)
  const first = await page()
  expect([first.total, first.per_page, first.current_page, first.last_page]).toEqual([45, 20, 1, 3])
  expect(contents(first).slice(0, 2)).toEqual(['Notification 45', 'Notification 44'])
  expect(first.links.map(({ label }) => label)).toEqual(['Previous', '1', '2', '3', 'Next'])
  expect(first.links[3]?.url).toBe(`${list}?page=3`)
  const last = await page('?page=3')
  expect(contents(last)).toEqual([5, 4, 3, 2, 1].map((n) => `Notification ${n}`))
  expect((await page('?page=4')).data).toEqual([])
  for (const wrong of ['0', '-1', 'x', '1.5']) {
    expect((await device.get(`${list}?page=${wrong}`)).status).toBe(422)
  }
})

test('an event notifies its customer, and nobody when it is rolled back', async () => {
  announced.length = 0
  await notifyCustomer('Money came in.', { type: 'deposit', reference: 'DEP-7' })
  await notifyCustomer('For somebody else.', { accountId: other.accountId })
  await inTransaction(database.pool, async (tx) => {
    const notification = {
      type: 'order',
      content: 'Never.',
      reference: 'A',
      at: clock.now(),
    } as const
    await notify(tx, announce, { accountId: device.accountId, ...notification })
    throw new Error('it came to nothing')
  }).catch(() => {})
  const accounts = [device.accountId, other.accountId]
  expect(announced).toEqual(accounts.map((id) => `${id}:notification`))
  const [notification, ...more] = (await page()).data
  expect(more).toEqual([])
  expect(notification).toMatchObject({
    content: 'Money came in.',
    type: 'deposit',
    reference: 'DEP-7',
    read: 0,
  })
})

test('one is read, by its owner alone', async () => {
  await notifyCustomer('One')
  await notifyCustomer('Two')
  const [two] = (await page()).data
  expect(await unreadCount(database, device.accountId)).toBe(2)
  const body = { notification_id: two?.id }
  const foreign = await other.post(read, body)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
  for (const _ of [1, 2]) expect((await device.post(read, body)).status).toBe(200)
  expect((await page()).data.map(({ read }) => read)).toEqual([1, 0])
  expect(await unreadCount(database, device.accountId)).toBe(1)
  expect((await device.post(read, { notification_id: 999_999 })).status).toBe(404)
  expect((await device.post(read, { notification_id: 'x' })).status).toBe(422)
})

test('all are cleared, by GET too, and only one’s own', async () => {
  await notifyCustomer('Mine')
  await notifyCustomer('Not mine', { accountId: other.accountId })
  expect((await device.get(clear)).status).toBe(200)
  expect(await unreadCount(database, device.accountId)).toBe(0)
  await notifyCustomer('Mine again')
  await device.post(clear)
  expect((await page()).total).toBe(0)
  expect(await unreadCount(database, other.accountId)).toBe(1)
})

test('the GET that clears is guarded like a POST', async () => {
  await notifyCustomer('Kept')
  const cookie = `XSRF-TOKEN=${'d'.repeat(32)}`
  const foreign = await fetch(url + clear, { headers: { ...device.headers, cookie } })
  expect(foreign.status).toBe(403)
  expect((await page()).total).toBe(1)
  const headers = { ...device.headers, cookie, 'x-xsrf-token': 'd'.repeat(32) }
  const cleared = await fetch(url + clear, { headers })
  expect(cleared.status).toBe(200)
  expect(cleared.headers.get('cache-control')).toBe('no-store')
  expect(cleared.headers.get('etag')).toBeNull()
  expect((await page()).total).toBe(0)
})

test('only customers have notifications', async () => {
  for (const [method, path] of [
    ['GET', list],
    ['GET', clear],
    ['POST', clear],
    ['POST', read],
    ['GET', '/api/v1/events'],
  ]) {
    expect((await fetch(url + path, { method })).status).toBe(401)
  }
})

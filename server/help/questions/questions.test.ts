import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { type OfficeBrowser, outcome, testStaff } from '#server/staff/test-staff.ts'
import { password, picture, testPeople } from '#server/test-people.ts'

const database = await testDatabase()
const { app, clock, rows, member, signedIn } = await testStaff(database)
const { customer } = await testPeople(database)
let ada: OfficeBrowser
let bola: OfficeBrowser
let finance: OfficeBrowser

beforeAll(async () => {
  ada = await signedIn(await member('Support'))
  bola = await signedIn(await member('Manager'))
  finance = await signedIn(await member('Finance'))
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`${app.url}/api/v1${path}`, sent)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

const writer = {
  first_name: 'Chíkà',
  last_name: 'Obi',
  email: 'Chika.Obi@example.com',
  phone_number: '+2348051234567',
  message: 'Where is my kettle?\nIt was promised for Monday.',
}

/** Sends the contact form; answers the id. */
async function question(more: object = {}): Promise<number> {
  await post('/contact-us', { ...writer, ...more })
  const [{ id }] = await rows('SELECT max(id)::integer AS id FROM contact_messages')
  return id
}

async function listed(query = ''): Promise<number[]> {
  const { data } = await ada.get(`/office/questions${query}`)
  return data.rows.map(({ id }: { id: number }) => id)
}

async function entries(id: number): Promise<string[]> {
  const found = await rows(
    'SELECT call FROM audit_entries WHERE subject = $1 AND refused IS NULL ORDER BY id',
    [`question:${id}`],
  )
  return found.map(({ call }) => call)
}

test('a message is open, taken, given back, and answered by mail, once', async () => {
  const id = await question()
  const path = `/office/questions/${id}`
  expect(await listed()).toContain(id)
  expect(outcome(await finance.get(path))).toBe('403 forbidden')
  expect(outcome(await ada.post(`${path}/answer`, { answer: 'Tomorrow.' }))).toBe('409 conflict')
  expect((await ada.post(`${path}/take`)).data).toMatchObject({ state: 'taken', is_own: true })
  expect((await bola.get(path)).data).toMatchObject({ by: 'Sade Williams', is_own: false })
  for (const verb of ['take', 'release', 'answer']) {
    const refused = await bola.post(`${path}/${verb}`, { answer: 'Tomorrow.' })
    expect([verb, outcome(refused)]).toEqual([verb, '409 conflict'])
    expect(refused.message).toBe('Sade Williams has taken this message.')
  }
  expect((await ada.post(`${path}/release`)).data).toMatchObject({ state: 'open', by: null })
  await bola.post(`${path}/take`)
  expect(await listed('?state=mine')).not.toContain(id)
  const { data } = await bola.post(`${path}/answer`, { answer: 'Tomorrow.\n\nWe are sorry.' })
  expect(data).toMatchObject({ state: 'answered', answer: 'Tomorrow.\n\nWe are sorry.' })
  for (const verb of ['take', 'release', 'answer']) {
    const again = await bola.post(`${path}/${verb}`, { answer: 'Never.' })
    expect([verb, outcome(again)]).toEqual([verb, '409 conflict'])
  }
  await expect(
    rows(`UPDATE contact_messages SET answer = 'Never.' WHERE id = $1`, [id]),
  ).rejects.toThrow('is answered')
  const sent = await rows(`SELECT template, channel FROM messages WHERE contact = $1`, [
    writer.email.toLowerCase(),
  ])
  expect(sent).toEqual([{ template: 'contact_answer', channel: 'email' }])
  expect([await listed(), await listed('?state=answered')].map((ids) => ids.includes(id))).toEqual([
    false,
    true,
  ])
  const calls = ['take', 'release', 'take', 'answer']
  expect(await entries(id)).toEqual(calls.map((verb) => `POST /office/questions/{id}/${verb}`))
  const written = await rows('SELECT after::text FROM audit_entries')
  expect(JSON.stringify(written)).not.toContain('We are sorry')
})

test('of two members at once one takes it, and of two answers one leaves', async () => {
  const id = await question({ email: 'twice@example.com' })
  const path = `/office/questions/${id}`
  const taken = await Promise.all([ada, bola].map((one) => one.post(`${path}/take`)))
  expect(taken.map(outcome).toSorted()).toEqual([200, '409 conflict'])
  const holder = taken[0]?.status === 200 ? ada : bola
  const answers = ['One.', 'Two.'].map((answer) => holder.post(`${path}/answer`, { answer }))
  expect((await Promise.all(answers)).map(outcome).toSorted()).toEqual([200, '409 conflict'])
  const sent = await rows(`SELECT FROM messages WHERE contact = 'twice@example.com'`)
  expect(sent).toHaveLength(1)
})

test('what its holder leaves for two hours another member takes', async () => {
  const id = await question()
  const path = `/office/questions/${id}`
  await ada.post(`${path}/take`)
  await rows(`UPDATE contact_messages SET taken_at = $2 WHERE id = $1`, [
    id,
    new Date(clock.now().getTime() - 2 * 3_600_000),
  ])
  expect((await bola.get(path)).data.is_stale).toBe(true)
  expect((await bola.post(`${path}/take`)).data.is_own).toBe(true)
  expect(outcome(await ada.post(`${path}/answer`, { answer: 'Mine.' }))).toBe('409 conflict')
})

test('contacts are masked, found by and read with their permission; pictures are for members alone', async () => {
  const { data } = await post('/contact-us/pictures', { picture })
  const id = await question({ pictures: [data.picture] })
  const path = `/office/questions/${id}`
  const whole = (await ada.get(path)).data
  expect(whole).toMatchObject({
    question: writer.message,
    masked_email: 'C•••@example.com',
    masked_phone: '0805 ••• 4567',
    customer_id: null,
  })
  for (const search of ['chika obi', 'OBI', 'chika.obi@example.com', '0805 123 4567']) {
    const ids = await listed(`?search=${encodeURIComponent(search)}`)
    expect([search, ids.includes(id)]).toEqual([search, true])
  }
  for (const search of ['hika', '08051234568', 'obi@example.com']) {
    expect([search, await listed(`?search=${encodeURIComponent(search)}`)]).toEqual([search, []])
  }
  expect((await ada.get(`${path}/contacts`)).data).toEqual({
    email: writer.email,
    phone_number: writer.phone_number,
  })
  expect(await entries(id)).toEqual(['GET /office/questions/{id}/contacts'])
  const [pictureId] = whole.picture_ids
  const address = `${app.url}/api/v1${path}/pictures/${pictureId}`
  const seen = await fetch(address, { headers: ada.headers() })
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(seen.headers.get('cache-control')).toContain('no-store')
  expect([...new Uint8Array(await seen.arrayBuffer()).slice(0, 2)]).toEqual([0xff, 0xd8])
  for (const headers of [finance.headers(), {}]) {
    expect((await fetch(address, { headers })).ok).toBe(false)
  }
  // Of another message.
  const other = await question()
  expect(outcome(await ada.get(`/office/questions/${other}/pictures/${pictureId}`))).toBe(
    '404 not_found',
  )
})

test('open messages are counted, the account of the same contact is named, and an answer goes with it', async () => {
  const before = (await ada.get('/office/questions-waiting')).data
  const person = await customer()
  const id = await question({ email: person.email.toUpperCase() })
  const after = (await ada.get('/office/questions-waiting')).data
  expect(after).toMatchObject({ count: before.count + 1, oldest_at: expect.any(String) })
  expect((await ada.get(`/office/questions/${id}`)).data.customer_id).toBe(person.accountId)
  await ada.post(`/office/questions/${id}/take`)
  expect((await ada.get('/office/questions-waiting')).data.count).toBe(before.count)
  await ada.post(`/office/questions/${id}/answer`, { answer: 'Dear customer.' })
  expect((await person.post('/api/v1/accounts/delete', { password })).status).toBe(200)
  expect(outcome(await ada.get(`/office/questions/${id}`))).toBe('404 not_found')
  const left = await rows('SELECT FROM messages WHERE contact = $1', [person.email])
  expect(left).toEqual([])
})

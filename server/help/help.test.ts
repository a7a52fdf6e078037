import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { codeMinutes, maxContactPictureBytes } from '#contract/limits.ts'
import { HelpContent, help } from '#contract/shop/help.ts'
import { identityConsent } from '#contract/shop/identity.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { testApp } from '#server/test-app.ts'
import { maxMessagesPerHour } from './contact-messages.ts'
import { maxPicturesPerHour } from './contact-pictures.ts'
import { replaceHelp } from './help.ts'

const database = await testDatabase()
const password = 'a password of the console'
const { url, http, clock } = await testApp(database, {
  MALL_NAME: 'Ọjà Èkó',
  CONTACT_MAIL: 'Desk@example.com',
  TRUST_PROXY: '1',
  SIMULATORS_PASSWORD: password,
})

const pages = ['about-us', 'refund-policy', 'terms-and-condition', 'privacy-policy'] as const
const Faq = help.faq.answer.shape.message

async function get(path: string): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function page(name: string) {
  const shape = z.object({ data: z.object({ message: HelpContent }) })
  return shape.parse(await get(`/help-center/${name}`)).data.message
}

async function faq() {
  return z.object({ message: Faq }).parse(await get('/get-faq-list')).message
}

test.each(pages)('%s says something under every title', async (name) => {
  const { title, description, subtitles, features, features_title } = await page(name)
  const texts = [title, description, ...[...subtitles, ...features].flatMap(Object.values)]
  expect(texts.every((text) => text.trim() !== '')).toBe(true)
  expect(subtitles.length).toBeGreaterThan(0)
  expect(features.length > 0).toBe(features_title !== null)
})

test('the pages speak in this mall’s name', async () => {
  for (const name of pages) expect(JSON.stringify(await page(name))).toContain('Ọjà Èkó')
})

test('questions are grouped by topic, each with an answer and a number of its own', async () => {
  const topics = await faq()
  expect(topics.length).toBeGreaterThanOrEqual(4)
  const questions = topics.flatMap((topic) => topic.questions)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { question, answer } of questions) {
    expect([question.trim(), answer.trim()], question).not.toContain('')
  }
})

test('the texts state the rules of the code', async () => {
  const texts = JSON.stringify([await faq(), ...(await Promise.all(pages.map(page)))])
  for (const rule of [
    '₦50',
    '60 days',
    // In words, so that nothing derives it.
    codeMinutes === 10 ? 'Codes last ten minutes' : 'the new figure',
    'N20',
    '0 to 5 minutes',
    'five times a day',
    'Nigeria Data Protection Act 2023',
    'within 72 hours',
    'Ibadan',
    JSON.stringify(identityConsent).slice(1, -1),
  ]) {
    expect(texts).toContain(rule)
  }
})

test('staff replace a page by their own text, and restore the default', async () => {
  const before = await page('about-us')
  const content = { ...before, title: 'Who we are' }
  const replace = (to: typeof content | null) =>
    inTransaction(database.pool, (client) =>
      replaceHelp(client, clock.now(), { name: 'about-us', content: to }),
    )
  await replace(content)
  await vi.waitFor(async () => expect(await page('about-us')).toEqual(content))
  await replace(null)
  await vi.waitFor(async () => expect(await page('about-us')).toEqual(before))
  // @ts-expect-error: no page
  await expect(replace({ title: 'Nothing else' })).rejects.toThrow()
})

const contactMessage = {
  first_name: 'Ngozi',
  last_name: 'Eze',
  email: 'ngozi@example.com',
  phone_number: '+2348031000001',
  message: 'Where is my order?\nIt was to come on Monday.',
}

/** The mails to the desk, newest first. */
async function inbox() {
  const answer = await fetch(`${url}/simulators/inbox.json?to=desk@example.com`, {
    headers: { authorization: `Basic ${Buffer.from(`:${password}`).toString('base64')}` },
  })
  return z.array(z.object({ text: z.string() })).parse(await answer.json())
}

interface Written {
  status: number
  body: { message: string; errors?: Record<string, string[]> | undefined }
  headers: Headers
}

/** Retries while a busy machine refuses it. */
async function write(sent: object, from = '10.1.1.1'): Promise<Written> {
  const response = await fetch(`${url}/api/v1/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(sent),
  })
  const body = z
    .object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
    .parse(await response.json())
  if (response.status === 503) return write(sent, from)
  return { status: response.status, body, headers: response.headers }
}

test('a contact message is stored and mailed to the mall', async () => {
  const { status, body } = await write(contactMessage)
  expect([status, body.message]).toEqual([200, expect.stringContaining('Thank you')])
  const { rows } = await database.pool.query(
    'SELECT first_name, last_name, email, phone_number, message FROM contact_messages',
  )
  expect(rows).toEqual([contactMessage])
  const mail = await vi.waitFor(async () => {
    const [newest] = await inbox()
    return newest ?? Promise.reject(new Error('no mail yet'))
  })
  for (const part of [
    'Ngozi Eze',
    contactMessage.email,
    contactMessage.phone_number,
    'on Monday.',
  ]) {
    expect(mail.text).toContain(part)
  }
})

async function sendPicture(picture: string, from = '10.1.1.2') {
  const response = await fetch(`${url}/api/v1/contact-us/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ picture }),
  })
  const body = z
    .object({
      data: z.object({ picture: z.string() }).optional(),
      errors: z.record(z.string(), z.array(z.string())).optional(),
    })
    .parse(await response.json())
  return { status: response.status, name: body.data?.picture ?? '', errors: body.errors }
}

const scratch = sharp({ create: { width: 2_000, height: 900, channels: 3, background: '#7a4b2f' } })

test('pictures go with a contact message, without place and device, and nobody else opens them', async () => {
  const withPlace = await scratch
    .clone()
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret Maker' } })
    .toBuffer()
  const names = []
  for (const format of [withPlace, await scratch.clone().png().toBuffer()]) {
    const { status, name } = await sendPicture(`data:image/x;base64,${format.toString('base64')}`)
    expect(status).toBe(200)
    names.push(name)
  }
  const broken = { ...contactMessage, message: 'My kettle came broken.' }
  expect((await write({ ...broken, pictures: names })).status).toBe(200)
  const { rows } = await database.pool.query(
    `SELECT bytes FROM contact_pictures JOIN contact_messages AS letter ON letter.id = message_id
     WHERE message = $1`,
    [broken.message],
  )
  expect(rows).toHaveLength(2)
  for (const { bytes } of rows) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_600 })
    expect(bytes.includes('Secret Maker')).toBe(false)
    const { status } = await fetch(
      `${url}/media/${createHash('sha256').update(bytes).digest('hex')}`,
    )
    expect(status).toBe(404)
  }
  const mail = await vi.waitFor(async () => {
    const [newest] = await inbox()
    expect(newest?.text).toContain('My kettle came broken.')
    return newest?.text
  })
  expect(mail).toMatch(/attached: picture-1\.jpg[\s\S]*attached: picture-2\.jpg/)
  // A name is for one message.
  const again = await write({ ...broken, pictures: names })
  expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['pictures']])
})

test.each([
  ['text', Buffer.from('a picture, honestly').toString('base64')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['no base64', 'data:image/png;base64,§§§'],
])('%s is no picture for a message', async (_, sent) => {
  const { status, errors } = await sendPicture(sent)
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ['picture']])
})

test('a fifth picture and one above 5 MB are refused, and so are too many from one address', async () => {
  const names = Array.from({ length: 5 }, () => randomUUID())
  expect((await write({ ...contactMessage, pictures: names })).status).toBe(422)
  const large = Buffer.alloc(maxContactPictureBytes + 10_000).toString('base64')
  expect((await sendPicture(large)).status).toBe(413)
  await database.pool.query(
    `INSERT INTO contact_pictures (key, bytes, sender_key, created_at)
     SELECT gen_random_uuid(), '\\x00', sender_key, $1
     FROM generate_series(1, $2), (SELECT sender_key FROM contact_pictures LIMIT 1) AS sender`,
    [clock.now(), maxPicturesPerHour],
  )
  const small = (await scratch.clone().jpeg().toBuffer()).toString('base64')
  expect((await sendPicture(small)).status).toBe(429)
  expect((await sendPicture(small, '10.9.9.7')).status).toBe(200)
})

test('a picture whose message does not come goes after an hour', async () => {
  const small = (await scratch.clone().jpeg().toBuffer()).toString('base64')
  const { name } = await sendPicture(small, '10.9.9.6')
  const clean = http.jobs.find((job) => job.name === 'help-clean-pictures')
  await clean?.run()
  await clock.advance(3_601)
  await clean?.run()
  const late = await write({ ...contactMessage, pictures: [name] })
  expect(late.body.errors).toEqual({ pictures: [expect.stringContaining('too long ago')] })
})

test.each([
  ['first_name', ''],
  ['last_name', '   '],
  ['email', 'nobody'],
  ['phone_number', '08031000001'],
  ['message', ''],
  ['message', 'x'.repeat(5_001)],
  ['message', 'a\u0007b'],
])('a contact message whose %s is %j is refused', async (field, value) => {
  const { status, body } = await write({ ...contactMessage, [field]: value })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
})

test('a phone number may be left out', async () => {
  for (const phone_number of ['', null, undefined]) {
    expect((await write({ ...contactMessage, phone_number })).status).toBe(200)
  }
})

test('the limit of contact messages an hour from one address holds for concurrent ones', async () => {
  for (let n = 2; n < maxMessagesPerHour; n += 1) await write(contactMessage, '10.9.9.9')
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => write(contactMessage, '10.9.9.9')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await write(contactMessage, '10.9.9.8')).status).toBe(200)
})

test('the sender’s address is deleted after a day, the contact message after two years', async () => {
  const count = async (what: string) => {
    const { rows } = await database.pool.query(
      `SELECT count(${what})::int AS n FROM contact_messages`,
    )
    return rows[0].n
  }
  const clean = http.jobs.find(({ name }) => name === 'help-clean-up')
  const all = await count('*')
  await clock.advance(86_400)
  await clean?.run()
  expect([await count('sender_key'), await count('*')]).toEqual([0, all])
  await clock.advance(729 * 86_400)
  await clean?.run()
  expect(await count('*')).toBe(0)
})

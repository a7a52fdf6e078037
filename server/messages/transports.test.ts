import { afterAll, expect, test } from 'vitest'
import { listen } from '#simulators/listen.ts'
import { openMessageSimulators } from '#simulators/messages.ts'
import { smtpMail } from './smtp.ts'
import { termiiSms, termiiWhatsApp } from './termii.ts'

const outside = await openMessageSimulators({
  now: () => new Date(),
  simulated: ['termii', 'smtp'],
  webhookUrl: () => null,
  slowMs: 2_000,
})
afterAll(() => outside.close())

const access = { url: '', apiKey: '', ...outside.termii, senderId: 'Oja' }
const from = { name: 'Oja', address: 'mall@example.com' }
const letter = {
  reference: '7e1bd5b2-4a0e-4a3f-9a55-0d1a3d9f6b11',
  to: '+2348031236001',
  wording: { sms: 'Hello', subject: 'Hello', mail: ['Hello'], code: '123456' },
}
const mail = { ...letter, to: 'ada@example.com' }
/** Nothing listens there, and `fetch` allows the port. */
const nowhere = '127.0.0.1:59998'

test('Termii’s ids keep all their digits', async () => {
  const { providerId } = await termiiSms(access, 5_000).send(letter)
  expect(providerId).toMatch(/^[1-9]{19}$/)
})

test('an id that comes as a number alone keeps them too', async () => {
  const { url, close } = await listen(async (_, response) => {
    response.end('{"code":"ok","message_id":9122821270554876574,"message":"Successfully Sent"}')
  })
  const sms = termiiSms({ ...access, url }, 5_000)
  expect(await sms.send(letter)).toEqual({ providerId: '9122821270554876574' })
  await close()
})

test('what Termii says of a refusal can be kept, wherever it is cut', async () => {
  for (const message of [`${'x'.repeat(119)}\u{1F6AB}`, 'no\u0000', 'half \ud800']) {
    const { url, close } = await listen(async (_, response) => {
      response.writeHead(400).end(JSON.stringify({ message }))
    })
    const sent = termiiSms({ ...access, url }, 5_000).send(letter)
    const failure = await sent.catch((error: unknown) => String(error))
    await close()
    expect(failure).toContain('Termii answers 400: ')
    expect(failure).not.toMatch(/[\p{Cc}\p{Cs}]/u)
  }
})

test.each([
  ['nobody answers', 'away', { ...access, url: `http://${nowhere}` }],
  ['our key is wrong', 'away', { ...access, apiKey: 'another' }],
  ['our sender id is wrong', 'refused', { ...access, senderId: 'x' }],
] as const)('Termii, when %s: %s', async (_, trouble, given) => {
  await expect(termiiSms(given, 5_000).send(letter)).rejects.toMatchObject({ trouble })
})

test.each([
  ['fails', 'unsure'],
  ['refuses', 'refused'],
  ['slow', 'unsure'],
] as const)('Termii that %s: %s', async (mode, trouble) => {
  outside.modes.set('whatsapp', mode)
  await expect(termiiWhatsApp(access, 300).send(letter)).rejects.toMatchObject({ trouble })
})

test.each([
  ['fails', 'away', undefined],
  ['refuses', 'refused', undefined],
  ['slow', 'unsure', undefined],
  ['works', 'unsure', `smtp://${nowhere}`],
] as const)('a mail server that %s: %s', async (mode, trouble, url) => {
  outside.modes.set('email', mode)
  const way = smtpMail({ url: url ?? outside.smtp?.url ?? '', from }, 300)
  const failure = await way.send(mail).catch((error: unknown) => error)
  way.close()
  expect(failure).toMatchObject({ trouble })
  // What a server says may repeat the address, and this goes into logs.
  expect(String(failure)).not.toContain('ada@')
})

test('a password is never sent to a mail server without TLS', async () => {
  outside.modes.set('email', 'works')
  const url = (outside.smtp?.url ?? '').replace('smtp://', 'smtp://mall:hunter2@')
  const way = smtpMail({ url, from }, 2_000)
  await expect(way.send(mail)).rejects.toMatchObject({ trouble: 'away' })
  way.close()
})

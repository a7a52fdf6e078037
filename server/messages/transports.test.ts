import { afterAll, expect, test, vi } from 'vitest'
import { openLog } from '#server/platform/log.ts'
import { openBadMailLine } from '#simulators/bad-mail-line.ts'
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
const message = {
  reference: '7e1bd5b2-4a0e-4a3f-9a55-0d1a3d9f6b11',
  to: '+2348031236001',
  wording: { sms: 'Hello', subject: 'Hello', mail: ['Hello'], code: '123456' },
}
const mail = { ...message, to: 'ada@example.com' }
/** A provider's time limit, ms. */
function within(timeoutMs: number) {
  return { timeoutMs, cooldownMs: 10, log: openLog('silent') }
}

/** Nothing listens there, and `fetch` allows the port. */
const nowhere = '127.0.0.1:59998'

test('Termii’s ids keep all their digits', async () => {
  const { providerId } = await termiiSms(access, within(5_000)).send(message)
  expect(providerId).toMatch(/^[1-9]{19}$/)
})

test('an id that comes as a number alone has them too', async () => {
  const { url, close } = await listen(async (_, response) => {
    response.end('{"code":"ok","message_id":9122821270554876574,"message":"Successfully Sent"}')
  })
  const sms = termiiSms({ ...access, url }, within(5_000))
  expect(await sms.send(message)).toEqual({ providerId: '9122821270554876574' })
  await close()
})

test('the reason of a refusal by Termii can be stored, wherever it is cut', async () => {
  for (const reason of [`${'x'.repeat(119)}\u{1F6AB}`, 'no\u0000', 'half \ud800']) {
    const { url, close } = await listen(async (_, response) => {
      response.writeHead(400).end(JSON.stringify({ message: reason }))
    })
    const sent = termiiSms({ ...access, url }, within(5_000)).send(message)
    const failure = await sent.catch((error: unknown) => String(error))
    await close()
    expect(failure).toContain('Termii answers 400: ')
    expect(failure).not.toMatch(/[\p{Cc}\p{Cs}]/u)
  }
})

test.each([
  ['nobody answers', 'unavailable', { ...access, url: `http://${nowhere}` }],
  ['our key is wrong', 'unavailable', { ...access, apiKey: 'another' }],
  ['our sender id is wrong', 'refused', { ...access, senderId: 'x' }],
] as const)('Termii, when %s: %s', async (_, kind, given) => {
  await expect(termiiSms(given, within(5_000)).send(message)).rejects.toMatchObject({ kind })
})

test.each([
  ['fails', 'unknown'],
  ['refuses', 'refused'],
  ['slow', 'unknown'],
] as const)('Termii that %s: %s', async (mode, kind) => {
  outside.modes.set('whatsapp', mode)
  await expect(termiiWhatsApp(access, within(300)).send(message)).rejects.toMatchObject({ kind })
})

test.each([
  ['fails', 'unavailable', undefined],
  ['refuses', 'refused', undefined],
  ['slow', 'unknown', undefined],
  ['works', 'unavailable', `smtp://${nowhere}`],
] as const)('a mail server that %s: %s', async (mode, kind, url) => {
  outside.modes.set('email', mode)
  const transport = smtpMail({ url: url ?? outside.smtp?.url ?? '', from }, within(300))
  const failure = await transport.send(mail).catch((error: unknown) => error)
  transport.close()
  expect(failure).toMatchObject({ kind })
  // A server's reply may repeat the address, and this message goes into logs.
  expect(String(failure)).not.toContain('ada@')
})

test.each(['cut answer', 'timeout'] as const)(
  'a mail whose connection ends before its answer (%s) is sent once: the outbox alone sends anything again',
  async (fault) => {
    outside.modes.set('email', 'works')
    const line = await openBadMailLine(outside.smtp?.url ?? '')
    const transport = smtpMail({ url: line.url, from }, within(60_000))
    // The connection is then a used one.
    await transport.send(mail)
    await line.breakOff(fault)
    const to = `${fault.split(' ')[0]}@example.com`
    const received = () => outside.inbox.list(to).length
    const sent = transport.send({ ...mail, to }).catch((error: unknown) => error)
    await vi.waitUntil(received)
    await line.mend()
    expect(await sent).toMatchObject({ kind: 'unknown' })
    expect(received()).toBe(1)
    transport.close()
    await line.close()
  },
)

test('a password is never sent to a mail server without TLS', async () => {
  outside.modes.set('email', 'works')
  const url = (outside.smtp?.url ?? '').replace('smtp://', 'smtp://mall:hunter2@')
  const transport = smtpMail({ url, from }, within(2_000))
  await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'unavailable' })
  transport.close()
})

import { expect, test } from 'vitest'
import { smsCount, toGsm } from './gsm.ts'
import { mailHtml, mailText } from './mail.ts'
import { isTemplateName, templates, word } from './templates.ts'

/** The longest values of each template. */
const longest = {
  code: '888888',
  writer: '<script>alert(1)</script>',
  writerEmail: 'w@example.com',
  writerPhone: '+2348031000001',
  letter: 'A line\n<script>alert(2)</script>',
  question: 'Where?\n<script>alert(7)</script>',
  answer: 'Dear <script>alert(6)</script>\nWe are sorry.',
  writtenAt: new Date('2026-09-28T23:59:00Z'),
  changedAt: new Date('2026-09-28T23:59:00Z'),
  undoLink: `https://www.ojamall.ng/undo#${'W'.repeat(43)}`,
  orderCode: 'WWWWWWWWWW',
  amountKobo: 99_999_999_999,
  until: new Date('2026-09-28T23:59:00Z'),
  note: '<script>alert(3)</script>'.repeat(20),
  invitationLink: `https://www.ojamall.ng/office/invitation#${'W'.repeat(43)}`,
  count: 9_999_999,
  codes: Array.from({ length: 20 }, () => 'WWWWWWWWWW'),
  officeLink: 'https://www.ojamall.ng/office/orders',
  payLink: `https://www.ojamall.ng/pay#${'W'.repeat(22)}`,
  entries: 9_999_999,
  title: 'Refund <script>alert(8)</script>',
  hash: 'f'.repeat(64),
  fault: 'entry 9999999 does not fit the entry before it',
  at: new Date('2026-09-28T23:59:00Z'),
  change: 'a passkey was removed',
  member: 'Sade Williams <script>alert(5)</script>',
  items: Array.from({ length: 12 }, () => '2 × <script>alert(4)</script>'),
  linePictures: Array.from({ length: 12 }, (_, n) => (n === 3 ? null : `/media/"picture-${n}`)),
}
const until = new Date('2026-11-21T13:05:00Z')
const publicUrl = 'https://www.ojamall.ng'
const names = Object.keys(templates).filter(isTemplateName)

test.each(names)('%s is one SMS, whatever the mall is called', (name) => {
  for (const storeName of [
    'Oja',
    'The Very Long Name Of A Mall That Sells It All',
    'Ọjà Èkó ✨',
    '{[€]}'.repeat(9),
  ]) {
    const { sms } = word(name, longest, { storeName, publicUrl, until })
    expect(smsCount(sms), sms).toBe(1)
  }
})

test.each(names)('%s is a mail with the mall’s name, and nothing in it runs', (name) => {
  const storeName = 'Ọjà <script>alert(1)</script>'
  const wording = word(name, longest, { storeName, publicUrl, until })
  expect(wording.subject).toContain('Ọjà')
  expect(mailText(wording, storeName)).toContain(storeName)
  expect(mailHtml(wording, storeName)).not.toContain('<script>')
})

test('a code names its expiry, in the time of Lagos', () => {
  const values = { code: '888888' }
  const { sms, code, mail } = word('register_code', values, { storeName: 'Oja', publicUrl, until })
  expect(sms).toBe(
    '888888 is your Oja code to open your account. It expires at 14:05. Do not share it: we will never ask for it.',
  )
  expect(code).toBe('888888')
  expect(mail.join(' ')).toContain('14:05')
})

test('what is paid at the counter is priced at pickup, also in an SMS', () => {
  for (const name of ['order_reserved', 'order_ready'] as const) {
    const { sms } = word(name, longest, { storeName: 'Oja', publicUrl, until })
    expect(sms).toContain('priced at pickup, subject to price change')
  }
  const paid = { ...longest, until: null }
  const { sms } = word('order_ready', paid, { storeName: 'Oja', publicUrl, until })
  expect(sms).not.toContain('price')
})

test('no subject contains a code: it would be read on locked screens and in servers’ logs', () => {
  for (const name of names) {
    expect(word(name, longest, { storeName: 'Oja', publicUrl, until }).subject).not.toMatch(/\d/)
  }
})

test('a template that is not filled is not sent', () => {
  expect(() => word('register_code', {}, { storeName: 'Oja', publicUrl, until })).toThrow()
  expect(() =>
    word('register_code', { code: '12345' }, { storeName: 'Oja', publicUrl, until }),
  ).toThrow()
})

test('an SMS is counted as its sender is charged', () => {
  expect(smsCount('a'.repeat(160))).toBe(1)
  expect(smsCount('a'.repeat(161))).toBe(2)
  expect(smsCount('€'.repeat(80))).toBe(1)
  expect(smsCount('€'.repeat(81))).toBe(2)
  expect(smsCount('ọ')).toBe(Number.POSITIVE_INFINITY)
  expect(toGsm('Ọláyínká’s – ₦5 é 界')).toBe("Olayinka's - N5 é ?")
})

test('a mail about an order has its items and the way to its page', () => {
  const wording = word('order_delivered', longest, { storeName: 'Oja', publicUrl, until })
  const page = `${publicUrl}/dashboard/orders/orderdetails?order_code=WWWWWWWWWW`
  const text = mailText(wording, 'Oja')
  expect(text.match(/2 × /g)).toHaveLength(10)
  expect(text).toContain('and 2 more')
  expect(text).toContain(page)
  const html = mailHtml(wording, 'Oja')
  expect(html).toContain(`<a href="${page}"`)
  expect(
    html.match(/<img src="https:\/\/www\.ojamall\.ng\/media\/[^"]*picture-\d\.jpg\?w=96"/g),
  ).toHaveLength(9)
})

test.each(names)('%s is named as a code where it is one: by that the outbox knows it', (name) => {
  expect(name.endsWith('_code')).toBe(templates[name].isCode)
})

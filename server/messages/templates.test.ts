import { expect, test } from 'vitest'
import { smsCount, toGsm } from './gsm.ts'
import { mailHtml, mailText } from './mail.ts'
import { isTemplateName, templates, word } from './templates.ts'

/** The longest values of each template. */
const longest = {
  code: '888888888888888888',
  writer: '<script>alert(1)</script>',
  writerEmail: 'w@example.com',
  writerPhone: '+2348031000001',
  letter: 'A line\n<script>alert(2)</script>',
  changedAt: new Date('2026-09-28T23:59:00Z'),
  undoLink: `https://www.ojamall.ng/undo#${'W'.repeat(43)}`,
  orderCode: 'WWWWWWWWWW',
  amountKobo: 99_999_999_999,
  until: new Date('2026-09-28T23:59:00Z'),
}
const until = new Date('2026-11-21T13:05:00Z')
const names = Object.keys(templates).filter(isTemplateName)

test.each(names)('%s is one SMS, whatever the mall is called', (name) => {
  for (const storeName of [
    'Oja',
    'The Very Long Name Of A Mall That Sells It All',
    'Ọjà Èkó ✨',
    '{[€]}'.repeat(9),
  ]) {
    const { sms } = word(name, longest, { storeName, until })
    expect(smsCount(sms), sms).toBe(1)
  }
})

test.each(names)('%s is a mail with the mall’s name, and nothing in it runs', (name) => {
  const storeName = 'Ọjà <script>alert(1)</script>'
  const wording = word(name, longest, { storeName, until })
  expect(wording.subject).toContain('Ọjà')
  expect(mailText(wording, storeName)).toContain(storeName)
  expect(mailHtml(wording, storeName)).not.toContain('<script>')
})

test('a code names its expiry, in the time of Lagos', () => {
  const values = { code: '888888' }
  const { sms, code, mail } = word('register_code', values, { storeName: 'Oja', until })
  expect(sms).toBe(
    '888888 is your Oja code to open your account. It works until 14:05. Give it to nobody: we never ask for it.',
  )
  expect(code).toBe('888888')
  expect(mail.join(' ')).toContain('14:05')
})

test('eighteen digits are read in groups', () => {
  expect(word('reset_code', longest, { storeName: 'Oja', until }).sms).toContain(
    '888888 888888 888888 is',
  )
})

test('no subject contains a code: it would be read on locked screens and in servers’ logs', () => {
  for (const name of names) {
    expect(word(name, longest, { storeName: 'Oja', until }).subject).not.toMatch(/\d/)
  }
})

test('a template that is not filled is not sent', () => {
  expect(() => word('register_code', {}, { storeName: 'Oja', until })).toThrow()
  expect(() => word('register_code', { code: '12345' }, { storeName: 'Oja', until })).toThrow()
})

test('an SMS is counted as its sender is charged', () => {
  expect(smsCount('a'.repeat(160))).toBe(1)
  expect(smsCount('a'.repeat(161))).toBe(2)
  expect(smsCount('€'.repeat(80))).toBe(1)
  expect(smsCount('€'.repeat(81))).toBe(2)
  expect(smsCount('ọ')).toBe(Number.POSITIVE_INFINITY)
  expect(toGsm('Ọláyínká’s – ₦5 é 界')).toBe("Olayinka's - N5 é ?")
})

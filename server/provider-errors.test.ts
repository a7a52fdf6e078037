import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Fault, faults } from '#simulators/bad-line.ts'
import { carrierRigs } from './delivery/terminal/test-bad-line.ts'
import { identityRigs } from './identity/test-bad-line.ts'
import { messageRigs } from './messages/test-bad-line.ts'
import { cardRigs } from './payments/flutterwave/test-bad-line.ts'
import { testDatabase } from './platform/database/test-database.ts'
import type { ProviderErrorKind } from './platform/provider.ts'
import type { Next, Rig } from './test-bad-lines.ts'
import { bankRigs } from './wallet/monnify/test-bad-line.ts'

const database = await testDatabase()
const cards = await cardRigs(database)
const carriers = await carrierRigs(database)
const bank = await bankRigs(database)
const identity = await identityRigs(database)
const messages = await messageRigs(database)

type Kinds = Record<Fault, ProviderErrorKind>

/** The kind of error of each failure over HTTP, the same for all providers. */
const http: Kinds = {
  'refused connection': 'unavailable',
  timeout: 'unknown',
  'cut answer': 'unknown',
  '4xx': 'refused',
  '5xx': 'unknown',
  nonsense: 'unknown',
  redirect: 'unknown',
}
/** In SMTP a 4xx is temporary, a 5xx is a refusal, and a redirect (551) is one of these. */
const smtp: Kinds = { ...http, '4xx': 'unavailable', '5xx': 'refused', redirect: 'refused' }

interface Row {
  call: string
  rig: Rig
  kinds: Kinds
  /** For a call that changes something: what follows each kind. */
  next?: Record<ProviderErrorKind, Next>
}

const table: Row[] = [
  { call: 'Flutterwave: look up a payment', rig: cards.lookup, kinds: http },
  {
    call: 'Flutterwave: open a payment page',
    rig: cards.page,
    kinds: http,
    next: { refused: 'asks to retry', unavailable: 'asks to retry', unknown: 'asks to retry' },
  },
  {
    call: 'Flutterwave: refund',
    rig: cards.refund,
    kinds: http,
    next: { refused: 'again', unavailable: 'again', unknown: 'looks first' },
  },
  { call: 'Monnify: look up a transfer', rig: bank.transfer, kinds: http },
  {
    call: 'Monnify: open an account number',
    rig: bank.number,
    kinds: http,
    next: { refused: 'looks first', unavailable: 'looks first', unknown: 'looks first' },
  },
  { call: 'Terminal: track a parcel', rig: carriers.tracking, kinds: http },
  {
    call: 'Terminal: book a parcel',
    rig: carriers.booking,
    kinds: http,
    next: { refused: 'again', unavailable: 'again', unknown: 'looks first' },
  },
  { call: 'Dojah: follow an open check', rig: identity.followed, kinds: http },
  {
    call: 'Dojah: check an identity',
    rig: identity.check,
    kinds: http,
    next: { refused: 'refuses', unavailable: 'asks to retry', unknown: 'asks to retry' },
  },
  {
    call: 'Termii: send a code',
    rig: messages.code,
    kinds: http,
    next: { refused: 'gives up', unavailable: 'again', unknown: 'again' },
  },
  {
    call: 'Termii: send another SMS',
    rig: messages.otherSms,
    kinds: http,
    next: { refused: 'gives up', unavailable: 'again', unknown: 'gives up' },
  },
  {
    call: 'SMTP: send a mail',
    rig: messages.mail,
    kinds: smtp,
    next: { refused: 'gives up', unavailable: 'again', unknown: 'again' },
  },
]

describe.each(table)('$call', ({ rig, kinds, next }) => {
  test.each(faults)('%s', async (fault) => {
    const kind = kinds[fault]
    expect(await rig.kind(fault)).toBe(kind)
    if (next) expect(await rig.next?.(fault)).toBe(next[kind])
  })
})

test('the README of the platform shows this table', () => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const cell = ({ kinds, next }: Row, fault: Fault) => {
    const kind = kinds[fault]
    return next ? `${kind}: ${next[kind]}` : kind
  }
  const lines = [
    line(['', ...faults]),
    line(['---', ...faults.map(() => '---')]),
    ...table.map((row) => line([row.call, ...faults.map((fault) => cell(row, fault))])),
  ]
  expect(readFileSync('server/platform/README.md', 'utf8')).toContain(lines.join('\n'))
})

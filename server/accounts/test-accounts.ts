import { createHash } from 'node:crypto'
import { puzzleBits, puzzles, puzzleText } from '#contract/proof-of-work.ts'
import { accounts } from '#contract/shop/accounts.ts'
import { messageSender } from '#server/messages/send.ts'
import { stoppedClock } from '#server/platform/clock.ts'
import { bytes, nullable, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { testHttp } from '#server/platform/http/test-http.ts'
import { testKeys } from '#server/platform/keys/test-keys.ts'
import { openLog } from '#server/platform/log.ts'
import type { BodyOf } from '#server/test-answers.ts'
import { openAccounts } from './accounts.ts'
import { Codes } from './codes/codes.ts'
import type { CodePurpose } from './codes/issuing.ts'
import { Passwords } from './passwords/passwords.ts'
import type { AccountFacts } from './profile/read.ts'
import type { AccountOptions } from './routes.ts'
import { openSessions } from './sessions/sessions.ts'

/** Argon2id at next to no cost. */
export const cheapCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
export const password = 'Kettle-mango7'
/** Where the pages of the mall live: passkeys are made for it. */
export const testOrigin = 'https://mall.example'

interface Options {
  cost?: ConstructorParameters<typeof Passwords>[0]
  facts?: Partial<AccountFacts>
  checkOf?: AccountOptions['checkOf']
  publicUrl?: string
  log?: AccountOptions['log']
}

/** The calls of accounts over a socket, with a stopped clock. */
export async function testAccounts(
  database: Database,
  {
    cost = cheapCost,
    facts = {},
    checkOf,
    publicUrl = testOrigin,
    log = openLog('silent'),
  }: Options = {},
) {
  const clock = stoppedClock('2026-11-21T08:00:00Z')
  const keys = testKeys()
  const opened = openAccounts({
    database,
    clock,
    keys,
    log,
    publicUrl,
    storeName: 'Oja',
    sendMessage: messageSender({ clock, keys }),
    facts,
    checkOf,
    passwords: new Passwords(cost),
  })
  const { url } = await testHttp(
    database,
    { accounts },
    { accounts: opened },
    openSessions({ database, clock }),
  )
  const codes = new Codes(database, clock, keys)

  /** The digits in the message that was sent last. */
  async function codeOf(purpose: CodePurpose, contact: string): Promise<string> {
    const sent = await maybe(database, sentCode, [purpose, contact])
    if (!sent) throw new Error(`no code was sent to ${contact}`)
    return codes.typed({ purpose, contact, issue: sent.issue })
  }

  /** What a contact was sent, the newest last; `undo`: the token in the link that undoes a change. */
  async function messagesTo(contact: string): Promise<{ template: string; undo: string | null }[]> {
    const rows = await many(database, sentMessages, [contact])
    return Promise.all(
      rows.map(async ({ template, sealed_values: sealed, reference }) => {
        const values = sealed && JSON.stringify(await keys.unseal('messages', sealed, reference))
        return { template, undo: /undo#([\w-]+)/.exec(values ?? '')?.[1] ?? null }
      }),
    )
  }

  const browser = (from?: string) => new TestBrowser(url, from)

  /** Somebody new, signed in. */
  async function newcomer(sent: TestContact, from?: string): Promise<TestBrowser> {
    const person = browser(from)
    const about = { name: 'Ngozi Eze', ...sent }
    await person.post('/register-otp', about)
    const verification_code = await codeOf('register', sent.email ?? sent.phone_number ?? '')
    const body = { ...about, verification_code, password, password_confirmation: password }
    const registered = await person.post('/register', body)
    if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
    return person
  }

  const forward = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000))
  return { url, clock, forward, codeOf, messagesTo, browser, newcomer }
}

const sentCode = rareStatement(
  'test-sent-code',
  { issue: bytes },
  // Of several at one moment: the second one that an attack makes necessary.
  `SELECT issue FROM account_codes WHERE purpose = $1 AND contact = $2 AND device <> ''
   ORDER BY sent_at DESC, is_second DESC LIMIT 1`,
)

const sentMessages = rareStatement(
  'test-sent-messages',
  { template: text, reference: text, sealed_values: nullable(bytes) },
  'SELECT template, reference, sealed_values FROM messages WHERE contact = $1 ORDER BY id',
)

export interface TestContact {
  /** Left out: Ngozi Eze. */
  name?: string
  mode: 'email' | 'phone'
  email?: string
  phone_number?: string
}

export const byEmail = (email: string): TestContact => ({ mode: 'email', email })
export const byPhone = (phone_number: string): TestContact => ({ mode: 'phone', phone_number })

export interface Received<Body = unknown> {
  status: number
  headers: Headers
  body: Body
}

/** What a page finds for the challenge of `proof_of_work_required`. */
export function solutionOf(challenge: string): number[] {
  return Array.from({ length: puzzles }, (_, puzzle) => {
    for (let counter = 0; ; counter++) {
      const hash = createHash('sha256')
        .update(puzzleText(challenge, puzzle, counter))
        .digest()
      if (hash.readUInt32BE(0) >>> (32 - puzzleBits) === 0) return counter
    }
  })
}

let lastAddress = 0

/** Stores cookies and the access token, and repeats the XSRF token, as the storefront does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  token: string | undefined
  private readonly url: string
  private readonly from: string

  constructor(url: string, from = newAddress()) {
    this.url = url
    this.from = from
  }

  get<P extends string>(path: P, headers: Record<string, string> = {}) {
    return this.call<BodyOf<'GET', P>>('GET', path, undefined, headers)
  }

  post<P extends string>(path: P, body: unknown = {}, headers: Record<string, string> = {}) {
    return this.call<BodyOf<'POST', P>>('POST', path, body, headers)
  }

  /** `Body`: what the contract promises, which the server checks in tests. */
  private async call<Body>(
    method: string,
    path: string,
    body: unknown,
    more: Record<string, string>,
  ): Promise<Received<Body>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const xsrf = this.cookies.get('XSRF-TOKEN')
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.from,
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...(xsrf && { 'x-xsrf-token': xsrf }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...more,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    this.storeCookies(response.headers.getSetCookie())
    const parsed = text === '' ? undefined : JSON.parse(text)
    this.token = parsed?.data?.token?.accessToken ?? this.token
    return { status: response.status, headers: response.headers, body: parsed }
  }

  private storeCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** A network of its own for each browser. */
function newAddress(): string {
  lastAddress += 1
  return `10.${(lastAddress >> 8) & 255}.${lastAddress & 255}.1`
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openAccount, Passwords } from '#server/accounts/accounts.ts'
import { testOrigin } from '#server/accounts/test-accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { testApp, testSecret } from '#server/test-app.ts'
import { addDemoMember, demoCodes } from './staff.ts'

export const password = 'Market#2026'

const Answer = z.looseObject({
  code: z.string().optional(),
  message: z.string(),
  data: z.any().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** A browser at the office: it has cookies, and repeats the XSRF token unless it is told otherwise. */
export class OfficeBrowser {
  readonly cookies = new Map<string, string>()
  /** The lines with which cookies were set, the newest last. */
  readonly setLines: string[] = []
  readonly #url: string
  /** A shopper's token, which an office page never has. */
  bearer: string | undefined
  withXsrf = true

  constructor(url: string) {
    this.#url = url
    this.cookies.set('XSRF-TOKEN', 'a1'.repeat(16))
  }

  /** `path` below `/api/v1`; `key`: of the form. */
  call(method: string, path: string, body?: object, key?: string) {
    if (method === 'GET') return this.#send(method, path, {}, null)
    const lines = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
    return this.#send(method, path, lines, JSON.stringify(body ?? {}))
  }

  /** Sends a file. */
  upload(path: string, file: Uint8Array<ArrayBuffer>, type = 'image/png', key?: string) {
    const lines = { 'content-type': type, ...(key && { 'idempotency-key': key }) }
    return this.#send('POST', path, lines, file)
  }

  /** What a request of this browser says of itself. */
  headers() {
    return {
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      ...(this.withXsrf && { 'x-xsrf-token': 'a1'.repeat(16) }),
      ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
    }
  }

  async #send(
    method: string,
    path: string,
    type: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer> | null,
  ) {
    const headers = { ...this.headers(), ...type }
    const response = await fetch(`${this.#url}/api/v1${path}`, { method, headers, body })
    for (const line of response.headers.getSetCookie()) {
      this.setLines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    if (response.headers.has('content-disposition')) {
      return { ...Answer.parse({ message: await response.text() }), status: response.status }
    }
    return { ...Answer.parse(await response.json()), status: response.status }
  }

  get(path: string) {
    return this.call('GET', path)
  }

  post(path: string, body?: object) {
    return this.call('POST', path, body)
  }
}

export interface TestMember {
  id: number
  accountId: number
  email: string
}

/** A mall with an office, its members and their browsers. */
export async function testStaff(database: Database, pages?: Parameters<typeof testApp>[2]) {
  const app = await testApp(database, { PUBLIC_URL: testOrigin }, pages)
  const { clock, url } = app
  const keys = await openKeysOnce({ database, clock, secret: testSecret })
  const passwordHash = await new Passwords().hash(password)
  const rows = async (sql: string, values: unknown[] = []) =>
    (await database.pool.query(sql, values)).rows

  async function account(): Promise<{ accountId: number; email: string }> {
    const email = `m${randomBytes(5).toString('hex')}@example.com`
    const about = { name: 'Sade Williams', email, phoneNumber: null, passwordHash }
    const accountId = await openAccount(database.pool, about, clock.now())
    if (accountId === null) throw new Error('the address is taken')
    return { accountId, email }
  }

  /** A member with a role and an authenticator app. */
  async function member(role: string): Promise<TestMember> {
    const { accountId, email } = await account()
    await inTransaction(database.pool, (tx) =>
      addDemoMember(tx, keys, { accountId, email, role }, clock.now()),
    )
    const [{ id }] = await rows('SELECT id FROM staff_members WHERE account_id = $1', [accountId])
    return { id, accountId, email }
  }

  async function digits({ email }: TestMember): Promise<string> {
    const codes = await demoCodes(database, keys, clock.now())
    return codes.find((code) => code.email === email)?.digits ?? ''
  }

  /** A browser after the password. */
  async function halfway({ email }: TestMember): Promise<OfficeBrowser> {
    const browser = new OfficeBrowser(url)
    await browser.post('/office/sign-in', { email, password })
    return browser
  }

  /** Proves the second factor with the digits of the next time step, which nobody has used. */
  async function prove(browser: OfficeBrowser, who: TestMember) {
    await clock.advance(30)
    return browser.post('/office/second-factor', { method: 'totp', code: await digits(who) })
  }

  async function signedIn(who: TestMember): Promise<OfficeBrowser> {
    const browser = await halfway(who)
    const { status } = await prove(browser, who)
    if (status !== 200) throw new Error(`the second factor was refused with ${status}`)
    return browser
  }

  const browser = () => new OfficeBrowser(url)
  return { app, clock, keys, rows, account, member, digits, halfway, prove, signedIn, browser }
}

/** Status and code, where there is one. */
export function outcome({ status, code }: { status: number; code?: string | undefined }) {
  return code === undefined ? status : `${status} ${code}`
}

import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { z } from 'zod'
import { openAccount, Passwords } from '#server/accounts/accounts.ts'
import { openClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openSecret } from '#server/platform/secret.ts'
import { addDemoMember, demoCodes } from '#server/staff/staff.ts'
import { benchFolder } from './apps.ts'
import type { RunningApp } from './bench.ts'

const xsrf = 'a1'.repeat(16)

/** An owner of the mall at the office, of whom one session is open in many windows. */
export interface OfficeMember {
  /**
   * Calls what is below `/api/v1/office`. Answers the `data` that the schema describes, and how long it took, ms. Throws on any
   * status but 200.
   */
  call<T extends z.ZodType>(
    data: T,
    path: string,
    sent?: { method: 'PATCH' | 'POST'; body: object },
  ): Promise<{ data: z.output<T>; ms: number }>
  close(): void
}

/** Makes a member of the staff, and signs in as a browser does. */
export async function officeMember({ origin, pool }: RunningApp): Promise<OfficeMember> {
  const { email, password, digits } = await newOwner(pool.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const cookies = new Map([['XSRF-TOKEN', xsrf]])
  const call: OfficeMember['call'] = async (data, path, given) => {
    const startedAt = performance.now()
    const { status, text, setCookies } = await send(agent, `${origin}/api/v1/office${path}`, {
      method: given?.method ?? 'GET',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      body: given && JSON.stringify(given.body),
    })
    const ms = performance.now() - startedAt
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`)
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { data: data.parse(z.object({ data: z.unknown() }).parse(JSON.parse(text)).data), ms }
  }
  await call(z.unknown(), '/sign-in', { method: 'POST', body: { email, password } })
  const proof = { method: 'totp', code: await digits() }
  await call(z.unknown(), '/second-factor', { method: 'POST', body: proof })
  return { call, close: () => agent.destroy() }
}

interface OfficeRequest {
  method: string
  cookie: string
  /** JSON. */
  body: string | undefined
}

function send(
  agent: Agent,
  url: string,
  { method, cookie, body }: OfficeRequest,
): Promise<{ status: number; text: string; setCookies: string[] }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' }
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString()
        const setCookies = response.headers['set-cookie'] ?? []
        resolve({ status: response.statusCode ?? 0, text, setCookies })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function newOwner(url: string) {
  const database = openDatabase(url, { connections: 2 })
  const clock = await openClock(database)
  const keys = await openKeysOnce({ database, clock, secret: openSecret(undefined, benchFolder) })
  const email = `bench-${randomBytes(5).toString('hex')}@example.com`
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await new Passwords().hash(password)
  const about = { name: 'Sade Williams', email, phoneNumber: null, passwordHash }
  const accountId = await openAccount(database.pool, about, clock.now())
  if (accountId === null) throw new Error('the address is taken')
  await inTransaction(database.pool, (tx) =>
    addDemoMember(tx, keys, { accountId, email, role: 'Owner' }, clock.now()),
  )
  async function digits(): Promise<string> {
    const codes = await demoCodes(database, keys, clock.now())
    await database.close()
    return codes.find((code) => code.email === email)?.digits ?? ''
  }
  return { email, password, digits }
}

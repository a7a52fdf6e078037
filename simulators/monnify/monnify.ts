import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { receive } from '../receive.ts'
import { sendJson } from '../send.ts'
import { Bank, type BankDeps } from './bank.ts'
import { Events } from './events.ts'
import { bankPanel } from './panel.ts'
import { accountBody, listBody, transferBody } from './wire.ts'

export interface MonnifyDeps extends BankDeps {
  webhookUrl: () => string | null
  /** How late a slow answer comes, ms. */
  slowMs?: number
}

export type MonnifySimulator = Awaited<ReturnType<typeof openMonnifySimulator>>

/** Monnify on a free port of this machine: account numbers, transfers, and signed events of them. */
export async function openMonnifySimulator({ webhookUrl, slowMs = 12_000, ...deps }: MonnifyDeps) {
  const bank = new Bank(deps)
  const access = { apiKey: newKey(), secretKey: newKey(), contractCode: '7059707855' }
  const events = new Events({ secretKey: access.secretKey, webhookUrl })
  const stopping = new AbortController()
  const api: Api = { bank, tokens: new Set(), slowMs, signal: stopping.signal, ...access }
  const server = await listen((request, response) => answer(api, request, response))
  return {
    access: { url: server.url, ...access },
    bank,
    events,
    panel: bankPanel(bank, events),
    async close() {
      stopping.abort()
      events.close()
      await server.close()
    },
  }
}

interface Api {
  bank: Bank
  apiKey: string
  secretKey: string
  contractCode: string
  tokens: Set<string>
  slowMs: number
  signal: AbortSignal
}

/** HTTP status and the envelope's content: an object is a success, a text is a refusal. */
type Reply = [status: number, content: object | string]

async function answer(api: Api, request: IncomingMessage, response: ServerResponse) {
  const { bank, tokens } = api
  if (bank.mode === 'expires') {
    tokens.clear()
    bank.mode = 'works'
  }
  const [status, content] = await act(api, request)
  if (bank.mode === 'slow') await wait(api.slowMs, undefined, { signal: api.signal })
  if (bank.mode === 'nonsense') return response.end('<html>It works!</html>')
  sendJson(
    response,
    status,
    typeof content === 'string'
      ? { requestSuccessful: false, responseMessage: content, responseCode: '99' }
      : {
          requestSuccessful: true,
          responseMessage: 'success',
          responseCode: '0',
          responseBody: content,
        },
  )
}

const accounts = '/api/v2/bank-transfer/reserved-accounts'
const accountsV1 = '/api/v1/bank-transfer/reserved-accounts'
const transfers = '/api/v2/transactions'

async function act(api: Api, request: IncomingMessage): Promise<Reply> {
  const { bank, contractCode } = api
  if (bank.mode === 'fails') return [500, 'Something went wrong']
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://monnify')
  const call = `${request.method} ${pathname}`
  if (call === 'POST /api/v1/auth/login') return logIn(api, request)
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (!api.tokens.has(token)) return [401, 'Invalid token']
  if (call === `POST ${accounts}`) return openAccount(api, await receive(request))
  if (call === `GET ${accountsV1}/transactions`) return [200, listBody(bank.transfers, query)]
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  if (call.startsWith(`GET ${accounts}/`)) {
    const found = bank.account(name)
    return found ? [200, accountBody(found, contractCode)] : [404, 'Cannot find reserved account']
  }
  if (call.startsWith(`GET ${transfers}/`)) {
    const found = bank.transfer(name)
    return found ? [200, transferBody(found)] : [404, 'Transaction not found']
  }
  if (call.startsWith(`DELETE ${accountsV1}/reference/`)) {
    const found = bank.account(name)
    if (!found || !bank.close(name)) return [404, 'Cannot find reserved account']
    return [200, accountBody(found, contractCode)]
  }
  return [404, 'Not found']
}

function logIn({ apiKey, secretKey, tokens }: Api, { headers }: IncomingMessage): Reply {
  const credentials = Buffer.from(`${apiKey}:${secretKey}`).toString('base64')
  if (headers.authorization !== `Basic ${credentials}`) return [401, 'Invalid credentials']
  const accessToken = newKey()
  tokens.add(accessToken)
  return [200, { accessToken, expiresIn: 3567 }]
}

function openAccount({ bank, contractCode }: Api, sent: Record<string, unknown> | null): Reply {
  const { accountReference, accountName, customerEmail } = sent ?? {}
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length >= 3
  if (!isText(accountReference) || !isText(accountName) || !isText(customerEmail)) {
    return [400, 'accountReference, accountName and customerEmail are required']
  }
  if (sent?.currencyCode !== 'NGN' || sent.contractCode !== contractCode) {
    return [422, 'Invalid contract']
  }
  if (!/^\d{11}$/.test(String(sent.bvn ?? sent.nin ?? ''))) return [422, 'BVN or NIN is required']
  if (bank.mode === 'refuses') return [422, 'BVN could not be validated']
  if (bank.account(accountReference)) return [422, 'Account reference is in use']
  const account = bank.open(accountReference, accountName, customerEmail)
  return [200, accountBody(account, contractCode)]
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { runningClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { anonymousCaller } from '#server/platform/http/handler.ts'
import { openLog } from '#server/platform/log.ts'
import { countReviews, newestReviews } from '#server/reviews/reviews.ts'

/**
 * The server that the mall is measured against: Node's HTTP alone. It answers from memory the bodies
 * that it receives as process messages, and product details by the catalogue's queries.
 */
export interface BareAnswer {
  path: string
  headers: Record<string, string>
  /** Base64. */
  body: string
}

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()
process.on('message', ({ path, headers, body }: BareAnswer) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') })
  process.send?.('cached')
})

const database = openDatabase(process.env.DATABASE_URL ?? '', { connections: 20 })
const { handlers: catalogue } = openCatalogue({
  database,
  clock: runningClock(),
  newestReviews,
  countReviews,
  recordView: async () => {},
  recordAudit: () => Promise.reject(new Error('not here')),
  memberNames: () => Promise.reject(new Error('not here')),
  soldUnits: () => Promise.reject(new Error('not here')),
  rolesAllowed: () => Promise.reject(new Error('not here')),
  takePictures: () => Promise.reject(new Error('not here')),
  hasPicture: () => Promise.reject(new Error('not here')),
  isNamed: () => Promise.reject(new Error('not here')),
  usesOf: () => Promise.reject(new Error('not here')),
  log: openLog('error'),
})
const unset = { cacheTags() {}, cacheOnSecondUse() {}, setCookie() {} }
const call = { ...anonymousCaller('bare'), ...unset, db: database }
const details = '/api/v1/products/details/'

const server = createServer(async (request, response) => {
  const { url = '' } = request
  const cached = answers.get(url)
  if (cached) {
    response.writeHead(200, cached.headers).end(cached.body)
  } else if (url.startsWith(details)) {
    const params = { id: url.slice(details.length) }
    const answer = await catalogue.details({ params, query: undefined, body: undefined }, call)
    const body = JSON.stringify({ status: true, message: 'OK', ...answer })
    const length = String(Buffer.byteLength(body))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
    response.end(body)
  } else {
    const { user, system } = process.cpuUsage()
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`)
  }
})
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address with one.
  process.send?.((server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())

import { afterAll } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../database/database.ts'
import { openLog } from '../log.ts'
import { type OpenDomains, routesOf } from './call.ts'
import { type Http, type HttpOptions, openHttp } from './http.ts'

/** A listening server with the test's own calls, closed after the file's last test. */
export async function testHttp<C extends Record<string, Record<string, Endpoint>>>(
  database: Database,
  contract: C,
  domains: OpenDomains<C>,
  options: Partial<HttpOptions> & { prepare?: (http: Http) => void; host?: string } = {},
): Promise<{ http: Http; url: string; close: () => Promise<void> }> {
  const http = await openHttp({
    routes: routesOf(contract, domains),
    database,
    log: openLog('silent'),
    trust: { proxies: 1, alwaysSecure: false },
    limits: { burst: 100_000, perSecond: 1_000 },
    findCustomer: async (token) =>
      token === 'good' ? { id: 7, sessionId: 1, confirmedAt: null } : null,
    findStaff: async () => null,
    checkAnswers: true,
    ready: async () => {},
    ...options,
  })
  options.prepare?.(http)
  const url = await http.app.listen({ port: 0, host: options.host ?? '127.0.0.1' })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= http.close()
    return closed
  }
  afterAll(close)
  return { http, url, close }
}

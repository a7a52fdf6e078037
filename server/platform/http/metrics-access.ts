import { hash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Who may read the metrics: they tell a competitor what is sold, and an attacker what hurts. */
export interface MetricsAccess {
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined
  /** They have a port of their own, so the public one does not have them. */
  hasOwnPort?: boolean
}

/**
 * Whether this request may read the metrics. Without a token only programs on this machine may, and never
 * through a proxy, which is on this machine too and speaks for anybody.
 */
export function mayReadMetrics(request: IncomingMessage, { token }: MetricsAccess): boolean {
  const { authorization, via, forwarded, 'x-forwarded-for': chain } = request.headers
  if (token !== undefined) return isSame(authorization ?? '', `Bearer ${token}`)
  const isForwarded = [via, forwarded, chain].some((line) => line !== undefined)
  return !isForwarded && isLoopback(request.socket.remoteAddress)
}

/** The server of the metrics' own port, which does not listen yet. */
export function metricsServer({ registry }: Metrics, access: MetricsAccess): Server {
  return createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    const isAllowed = access.token === undefined || mayReadMetrics(request, access)
    if (request.method !== 'GET' || request.url !== '/metrics' || !isAllowed) {
      response.writeHead(404, { connection: 'close' }).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.destroy(),
    )
  })
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/** In a time that tells nothing of how much is right. */
export function isSame(sent: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', right, 'buffer'))
}

import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../handler.ts'

/**
 * What is refused first under load: uncached browsing, then shoppers' own business (carts, orders).
 * Cached responses never come here; `never` is for monitoring, and for calls with a queue of their own.
 */
type Yields = 'browsing' | 'business' | 'never'

declare module 'fastify' {
  interface FastifyContextConfig {
    yields?: Yields
    /** A stream, open for hours: not counted as a request in flight. */
    staysOpen?: boolean
  }
}

/** A kind is refused above this event loop delay (ms, mean over a second) or number of requests in flight. */
const limits = {
  browsing: { delayMs: 500, inFlight: 400 },
  business: { delayMs: 1_500, inFlight: 800 },
} as const

/** Sheds load with 503 and `Retry-After` before the process is overloaded. */
export function shedLoad(app: FastifyInstance): void {
  let inFlight = 0

  app.register(underPressure, {
    sampleInterval: 1_000,
    maxEventLoopDelay: limits.browsing.delayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.85,
    pressureHandler(request, _reply, type, value) {
      const { yields = 'business' } = request.routeOptions.config
      if (yields === 'never') return
      const bearable = type === 'eventLoopDelay' && Number(value) <= limits[yields].delayMs
      if (!bearable) refuse('overloaded')
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    const { yields = 'business', staysOpen } = request.routeOptions.config
    if (yields !== 'never' && inFlight >= limits[yields].inFlight) refuse('overloaded')
    if (staysOpen) return
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
  })
}

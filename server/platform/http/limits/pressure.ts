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

/**
 * A kind is refused above this number of requests in flight; from `late` on, when the event loop is also late by
 * so much (ms, mean over a second). Late alone is no overload: one long turn, of pages that are rendered or garbage
 * that is collected, leaves a few requests waiting, and the next turn answers them.
 */
const limits = {
  browsing: { inFlight: 400, late: { inFlight: 100, ms: 500 } },
  business: { inFlight: 800, late: { inFlight: 200, ms: 1_500 } },
} as const

/**
 * Sheds load before the process is overloaded: with what the address was answered before, else with 503 and
 * `Retry-After`.
 */
export function shedLoad(app: FastifyInstance): void {
  let inFlight = 0

  app.register(underPressure, {
    sampleInterval: 1_000,
    maxEventLoopDelay: limits.browsing.late.ms,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * 0.85,
    pressureHandler(request, _reply, type, value) {
      const { yields = 'business' } = request.routeOptions.config
      if (yields === 'never') return
      const { late } = limits[yields]
      const bearable = Number(value) <= late.ms || inFlight < late.inFlight
      if (type !== 'eventLoopDelay' || !bearable) refuse('overloaded')
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

import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { refuse } from './handler.ts'

/**
 * What gives way first when there is too much: browsing afresh, then shoppers' own business (carts,
 * orders). Kept answers never come here, and what watches or pays the mall (`never`) always passes.
 */
type Yields = 'browsing' | 'business' | 'never'

declare module 'fastify' {
  interface FastifyContextConfig {
    yields?: Yields
    /** A stream, open for hours: no answer under way. */
    staysOpen?: boolean
  }
}

/** Event loop delay in ms (mean over a second), and answers under way, beyond which a kind is refused. */
const limits = {
  browsing: { delayMs: 500, underWay: 400 },
  business: { delayMs: 1_500, underWay: 800 },
} as const

/** Refuses with 503 and `Retry-After` before the process drowns. */
export function shedLoad(app: FastifyInstance): void {
  let underWay = 0

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
    if (yields !== 'never' && underWay >= limits[yields].underWay) refuse('overloaded')
    if (staysOpen) return
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
  })
}

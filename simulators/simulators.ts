import type { IncomingMessage, ServerResponse } from 'node:http'
import { clockPanel, moveClock } from './clock.ts'
import { consolePage } from './console.ts'
import { sendJson, sendPage } from './send.ts'

/** What the simulators may do with the mall that they stand around. */
export interface Mall {
  name: string
  clock: { now(): Date; advance(seconds: number): Promise<void> }
}

/** The outside world in one listener, everything under `/simulators`: no credentials needed. */
export function openSimulators(mall: Mall) {
  return async function simulate(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://simulators')
    switch (`${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`) {
      case 'GET /simulators':
        return sendPage(response, consolePage(mall.name, [clockPanel(mall.clock)]))
      case 'POST /simulators/clock':
        return moveClock(mall.clock, request, response)
      default:
        return sendJson(response, 404, { status: false, message: 'There is no such simulator.' })
    }
  }
}

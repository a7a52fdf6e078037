import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Channel, Inbox } from '../inbox/inbox.ts'
import type { Modes } from '../inbox/modes.ts'
import { listen } from '../listen.ts'
import { receive } from '../receive.ts'
import { sendJson } from '../send.ts'
import { Reports } from './reports.ts'

export interface TermiiDeps {
  apiKey: string
  webhookSecret: string
  /** Where delivery reports are sent; null while the mall does not listen yet. */
  webhookUrl: () => string | null
  inbox: Inbox
  modes: Modes
  /** How late the answer is in the mode `slow`. */
  slowMs: number
}

const routes: Record<string, Channel> = {
  dnd: 'sms',
  generic: 'sms',
  whatsapp_otp: 'whatsapp',
}

/** Termii on a free port of this machine: `POST /api/sms/send`, and signed delivery reports. */
export async function openTermii(deps: TermiiDeps) {
  const reports = new Reports(deps)
  const stopping = new AbortController()
  const server = await listen((request, response) =>
    answer(request, response, deps, reports, stopping.signal),
  )
  return {
    url: server.url,
    async close() {
      stopping.abort()
      reports.close()
      await server.close()
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  deps: TermiiDeps,
  reports: Reports,
  stopping: AbortSignal,
) {
  const say = (status: number, message: string) => sendJson(response, status, { message })
  if (request.method !== 'POST' || request.url !== '/api/sms/send') return say(404, 'Not found')
  const sent = await receive(request)
  if (!sent) return say(400, 'Bad request')
  if (sent.api_key !== deps.apiKey) return say(401, 'Unauthorised')
  const wrong = whatIsWrong(sent)
  if (wrong) return say(400, wrong)

  const channel = routes[String(sent.channel)] ?? 'sms'
  const mode = deps.modes.of(channel)
  if (mode === 'fails') return say(500, 'Server error')
  if (mode === 'refuses') return say(400, 'Country route inactive')

  const message = {
    id: Array.from({ length: 19 }, () => randomInt(1, 10)).join(''),
    to: String(sent.to),
    from: String(sent.from),
    text: channel === 'whatsapp' ? `${sent.sms} is your verification code.` : String(sent.sms),
    channel,
  }
  if (mode !== 'loses') deps.inbox.add(`+${message.to}`, channel, message.text)
  if (mode === 'doubles') deps.inbox.add(`+${message.to}`, channel, message.text)
  reports.follow(message, mode)
  if (mode === 'slow') await wait(deps.slowMs, undefined, { signal: stopping })
  response.writeHead(200, { 'content-type': 'application/json' })
  // Like the real Termii it sends the id also as a number, which is too large for JavaScript.
  response.end(
    `{"code":"ok","message_id":${message.id},"message_id_str":"${message.id}","message":"Successfully Sent","balance":9,"user":"Mall"}`,
  )
}

function whatIsWrong({ to, from, sms, type, channel }: Record<string, unknown>): string | null {
  if (typeof to !== 'string' || !/^[1-9]\d{7,14}$/.test(to)) return 'Invalid phone number'
  if (typeof from !== 'string' || !/^[A-Za-z0-9]{3,11}$/.test(from)) return 'Invalid sender id'
  if (type !== 'plain') return 'Invalid type'
  if (typeof channel !== 'string' || !(channel in routes)) return 'Invalid channel'
  if (typeof sms !== 'string' || sms === '') return 'The sms field is required'
  if (channel === 'whatsapp_otp' && !/^\d{4,6}$/.test(sms)) return 'Only codes by WhatsApp'
  return null
}

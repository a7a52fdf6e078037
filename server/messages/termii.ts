import { z } from 'zod'
import { NotSent, type OutgoingMessage, type Transport, type Trouble } from './transport.ts'

export interface TermiiAccess {
  /** Without a slash at its end. */
  url: string
  apiKey: string
  senderId: string
}

const Taken = z.object({
  code: z.literal('ok'),
  // Taken is taken, whatever it is called.
  message_id_str: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
})
const Said = z.object({ message: z.string() })

/** SMS over the route for codes and orders, which also reaches numbers that want no advertising. */
export function termiiSms(access: TermiiAccess, timeoutMs: number): Transport {
  return termiiTransport(access, timeoutMs, ({ to, wording }) => ({
    to: digitsOf(to),
    from: access.senderId,
    sms: wording.sms,
    type: 'plain',
    channel: 'dnd',
  }))
}

/** Codes by WhatsApp: Termii has the words, we send the digits. */
export function termiiWhatsApp(access: TermiiAccess, timeoutMs: number): Transport {
  return termiiTransport(access, timeoutMs, ({ to, wording: { code } }) => {
    if (!code) throw new NotSent('refused', 'WhatsApp carries codes only')
    return {
      to: digitsOf(to),
      from: access.senderId,
      sms: code,
      type: 'plain',
      channel: 'whatsapp_otp',
    }
  })
}

function termiiTransport(
  { url, apiKey }: TermiiAccess,
  timeoutMs: number,
  write: (outgoing: OutgoingMessage) => object,
): Transport {
  return {
    async send(outgoing) {
      const body = JSON.stringify({ api_key: apiKey, ...write(outgoing) })
      const { status, text } = await post(`${url}/api/sms/send`, body, timeoutMs)
      const answer = parse(text)
      if (status !== 200)
        throw new NotSent(troubleOf(status), `Termii answers ${status}: ${words(answer)}`)
      const taken = Taken.safeParse(answer)
      if (!taken.success) throw new NotSent('refused', `Termii says: ${words(answer)}`)
      return { providerId: taken.data.message_id_str ?? numberIn(text) }
    },
    close() {},
  }
}

async function post(url: string, body: string, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const unreached = error instanceof Error && neverArrived.test(codeOf(error.cause))
    throw new NotSent(unreached ? 'away' : 'unsure', 'Termii does not answer', { cause: error })
  }
}

/** No connection came about, so nothing was taken. */
const neverArrived =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** A wrong key, an empty balance and a flood pass; what Termii finds wrong in the message stays wrong. */
function troubleOf(status: number): Trouble {
  if ([401, 402, 403, 408, 425, 429, 503].includes(status)) return 'away'
  return status < 500 ? 'refused' : 'unsure'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Termii's own words where it says any. Never the whole answer: it may repeat the message. Half a character,
 * where they are cut, and control characters cannot be kept.
 */
function words(answer: unknown): string {
  const said = Said.safeParse(answer)
  if (!said.success) return 'nothing readable'
  const short = said.data.message.replace(/\d{4,}/g, '…').slice(0, 120)
  return short.replace(/[\p{Cc}\p{Cs}]/gu, '')
}

/** A large id comes as a JSON number too, which would lose its last digits if it were parsed. */
function numberIn(text: string): string | null {
  return /"message_id"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? null
}

/** Termii wants E.164 without the plus. */
function digitsOf(phoneNumber: string): string {
  return phoneNumber.replace(/^\+/, '')
}

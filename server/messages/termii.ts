import { z } from 'zod'
import {
  type BreakerOptions,
  type Opened,
  openProvider,
  ProviderError,
  refusesByDefault,
} from '#server/platform/provider.ts'
import type { OutgoingMessage, Transport } from './transport.ts'

export interface TermiiAccess {
  /** Without a slash at its end. */
  url: string
  apiKey: string
  senderId: string
}

export interface TransportOptions extends Pick<BreakerOptions, 'cooldownMs' | 'log'> {
  timeoutMs: number
}

// An answer of 200 means accepted, also without an id.
const Id = z.coerce
  .string()
  .regex(/^[\w-]{1,100}$/)
  .nullish()
  .catch(null)
const Taken = z.object({ message_id_str: Id, message_id: Id })

/** SMS over the transactional route, which also reaches numbers that refuse advertising. */
export function termiiSms(access: TermiiAccess, options: TransportOptions): Transport {
  return termii(access, { ...options, about: 'sms' }, ({ to, wording }) => ({
    to: digitsOf(to),
    from: access.senderId,
    sms: wording.sms,
    type: 'plain',
    channel: 'dnd',
  }))
}

/** Codes by WhatsApp: Termii has the text, we send the digits. */
export function termiiWhatsApp(access: TermiiAccess, options: TransportOptions): Transport {
  return termii(access, { ...options, about: 'whatsapp' }, ({ to, wording: { code } }) => {
    if (!code) throw new ProviderError('refused', 'WhatsApp carries codes only')
    return {
      to: digitsOf(to),
      from: access.senderId,
      sms: code,
      type: 'plain',
      channel: 'whatsapp_otp',
    }
  })
}

function termii(
  { url, apiKey }: TermiiAccess,
  options: TransportOptions & { about: string },
  write: (message: OutgoingMessage) => object,
): Transport {
  // The API key is in the body.
  const headers = () => ({})
  const { call } = openProvider({ name: 'Termii', url, headers, open, isRefusal, ...options })
  return {
    async send(message) {
      const body = { api_key: apiKey, ...write(message) }
      const taken = await call(Taken, 'POST', '/api/sms/send', body)
      return { providerId: taken.message_id_str ?? taken.message_id ?? null }
    },
    close() {},
  }
}

const Envelope = z.union([
  z.looseObject({ code: z.literal('ok') }),
  z.object({ message: z.string().default('') }),
])

function open(answer: unknown, status: number): Opened | null {
  const { data: envelope } = Envelope.safeParse(answer)
  if (!envelope) return null
  if (!('code' in envelope)) return { refused: envelope.message }
  return status < 300 ? { data: envelope } : null
}

/** An empty balance is temporary too. */
function isRefusal(status: number): boolean {
  return status !== 402 && refusesByDefault(status)
}

/** Termii expects E.164 without the plus. */
function digitsOf(phoneNumber: string): string {
  return phoneNumber.replace(/^\+/, '')
}

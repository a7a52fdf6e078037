import { createTransport, type SentMessageInfo } from 'nodemailer'
import { z } from 'zod'
import {
  isUnreached,
  openBreaker,
  ProviderError,
  type ProviderErrorKind,
} from '#server/platform/provider.ts'
import { mailHtml, mailText } from './mail.ts'
import type { TransportOptions } from './termii.ts'
import type { Transport } from './transport.ts'

export interface SmtpAccess {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  url: string
  from: { name: string; address: string }
}

/** Mail by the mall's mail server. A password never travels without TLS. */
export function smtpMail(
  { url, from }: SmtpAccess,
  { timeoutMs, ...options }: TransportOptions,
): Transport {
  const guarded = openBreaker({ name: 'SMTP', ...options })
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: new URL(url).password !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.indexOf('@') + 1)

  return {
    async send({ reference, to, wording }) {
      const mail = {
        from,
        to: { name: '', address: to },
        subject: wording.subject,
        text: mailText(wording, from.name),
        html: mailHtml(wording, from.name),
        attachments: (wording.pictures ?? []).map((content, i) => ({
          filename: `picture-${i + 1}.jpg`,
          contentType: 'image/jpeg',
          encoding: 'base64',
          content,
        })),
        // By this id receivers recognise a mail that comes twice.
        messageId: `<${reference}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      const info: SentMessageInfo = await guarded(() => transport.sendMail(mail).catch(explain))
      return { providerId: String(info.messageId) }
    },
    close: () => transport.close(),
  }
}

const Failure = z.object({
  code: z.string().default(''),
  responseCode: z.number().default(0),
  timeoutType: z.string().nullish(),
  originalCode: z.string().nullish(),
})

function explain(error: unknown): never {
  const failure = Failure.catch({ code: '', responseCode: 0 }).parse(error)
  const codes = [failure.code, failure.responseCode].filter(Boolean).join(' ')
  // Not the error itself: it repeats addresses, and this message goes into logs.
  throw new ProviderError(kindOf(failure, error), `the mail server: ${codes || 'no answer'}`)
}

/** A 5xx refuses the mail for good; a wrong password of ours and the server's failures are temporary. */
function kindOf(
  { code, responseCode, timeoutType, originalCode }: z.output<typeof Failure>,
  error: unknown,
): ProviderErrorKind {
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (responseCode > 0) return isOfMail && responseCode >= 500 ? 'refused' : 'unavailable'
  const isEarly =
    ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'].includes(code) ||
    // Connecting, greeting and encrypting come before the mail.
    (timeoutType && timeoutType !== 'SOCKET_TIMEOUT') ||
    isUnreached(originalCode ? { code: originalCode } : error)
  return isEarly ? 'unavailable' : 'unknown'
}

import { createTransport, type SentMessageInfo } from 'nodemailer'
import { mailHtml, mailText } from './mail.ts'
import { NotSent, type Transport, type Trouble } from './transport.ts'

export interface SmtpAccess {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  url: string
  from: { name: string; address: string }
}

/** Mail by the mall's mail server. A password never travels without TLS. */
export function smtpMail({ url, from }: SmtpAccess, timeoutMs: number): Transport {
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
      const info: SentMessageInfo = await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject: wording.subject,
          text: mailText(wording, from.name),
          html: mailHtml(wording, from.name),
          // Receivers know a mail that comes twice by its id.
          messageId: `<${reference}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch(explain)
      return { providerId: String(info.messageId) }
    },
    close: () => transport.close(),
  }
}

function explain(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const answered =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const told = [code, answered].filter(Boolean).join(' ')
  // Not the error itself: servers repeat addresses in their words, and these go into logs.
  throw new NotSent(troubleOf(code, answered), `the mail server: ${told || 'no answer'}`)
}

/** What the server finds wrong in a mail stays wrong; our own password and its troubles pass. */
function troubleOf(code: string, answered: number): Trouble {
  if (answered >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
  return code === 'ETIMEDOUT' || code === 'ESOCKET' ? 'unsure' : 'away'
}

import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Inbox } from '../inbox/inbox.ts'
import type { Modes } from '../inbox/modes.ts'
import { portOf } from '../listen.ts'

export interface SmtpDeps {
  inbox: Inbox
  modes: Modes
  /** How late the answer is in the mode `slow`. */
  slowMs: number
}

/** A mail server on a free port of this machine that puts every mail into the inbox. */
export async function openSmtp({ inbox, modes, slowMs }: SmtpDeps) {
  const stopping = new AbortController()

  async function take(stream: Readable, recipients: string[]) {
    const mode = modes.of('email')
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
    const text = [mail.text ?? '', ...mail.attachments.map(attachmentLine)].join('\n')
    if (mode !== 'loses') for (const to of recipients) inbox.add(to, 'email', text.trim())
    if (mode === 'doubles') for (const to of recipients) inbox.add(to, 'email', text.trim())
    if (mode === 'slow') await wait(slowMs, undefined, { signal: stopping.signal })
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: 16 * 1024 * 1024,
    onRcptTo(_address, _session, done) {
      const mode = modes.of('email')
      if (mode === 'fails') return done(refusal(451, 'Try again later'))
      if (mode === 'refuses') return done(refusal(550, 'No such mailbox'))
      done()
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      take(stream, to).then(() => done(), done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    async close() {
      stopping.abort()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The inbox has no files, only what they were. */
function attachmentLine({ filename, mimeType, content }: Attachment): string {
  const size = typeof content === 'string' ? content.length : content.byteLength
  return `[attached: ${filename ?? 'a file'}, ${mimeType}, ${Math.ceil(size / 1024)} KiB]`
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

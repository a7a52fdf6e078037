import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import { answerWith, PreparedResponse } from '../platform/http/cache/prepared-response.ts'

const path = '/.well-known/security.txt'
const publicSeconds = 3_600
const day = 24 * 3_600_000
/** RFC 9116 advises less than a year. */
const validMs = 180 * day

/** Where to report a weakness (RFC 9116): by mail to `CONTACT_MAIL`, or with the contact form. */
export function securityContactRoute(
  app: FastifyInstance,
  { CONTACT_MAIL: mail, PUBLIC_URL: origin }: Pick<Config, 'CONTACT_MAIL' | 'PUBLIC_URL'>,
  clock: Clock,
): void {
  app.get(path, { config: { yields: 'browsing' } }, async (request, reply) => {
    // The same for all of a day, so that the answer keeps its ETag.
    const today = Math.floor(clock.now().getTime() / day) * day
    const lines = [
      `Contact: ${mail ? `mailto:${encodeURI(mail)}` : `${origin}/contact-us`}`,
      `Expires: ${new Date(today + validMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${path}`,
      '',
    ]
    const type = 'text/plain; charset=utf-8'
    const answer = new PreparedResponse({ type, body: lines.join('\n'), publicFor: publicSeconds })
    await answerWith(request, reply, answer)
  })
}

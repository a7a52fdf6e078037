import { z } from 'zod'
import type { identity } from '#contract/shop/identity.ts'
import { Attempts } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { signedBy, type Webhook } from '#server/platform/http/routes/webhook-routes.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { Logger } from '#server/platform/log.ts'
import type { Media } from '#server/platform/media/media.ts'
import { sentPicture } from '#server/platform/media/sent-picture.ts'
import { bvnHasher } from './bvn-hash.ts'
import { checkIdentity } from './check.ts'
import type { CheckDeps, IdentityEvents } from './deps.ts'
import { type DojahAccess, dojahIdentity } from './dojah.ts'
import { followChecks, followReference } from './follow.ts'
import { withdrawConsent } from './withdraw.ts'

/** The public module of identity: other domains import nothing else. */

export type { IdentityEvents } from './deps.ts'
export { eraseIdentity, exportConsentWithdrawals, exportIdentity } from './privacy.ts'
export { isVerified, verificationOf } from './read.ts'

interface IdentityDeps {
  database: Database
  clock: Clock
  log: Logger
  /** Sends an account event to open pages, after the commit. */
  announce: Announce
  media: Pick<Media, 'portrait'>
  keys: Keys
  dojah: DojahAccess
  events: IdentityEvents
  /** For tests: the time limit of both calls to the provider together. */
  timeoutMs?: number
}

interface Identity extends Domain<typeof identity> {
  jobs: Job[]
  webhooks: Webhook[]
}

/** The circuit breaker's pause after failures, ms. */
const cooldownMs = 10_000

const Event = z.object({ reference_id: z.string().min(1).max(100) })

/** Identity checks through Dojah. */
export function openIdentity({
  dojah,
  keys,
  media,
  timeoutMs = 8_000,
  ...rest
}: IdentityDeps): Identity {
  const provider = dojahIdentity(dojah, { timeoutMs, cooldownMs, log: rest.log })
  const attempts = new Attempts(rest.database, rest.clock)
  const deps = { ...rest, provider, attempts, bvnHash: bvnHasher(keys.identity()) }
  return {
    handlers: identityHandlers(deps, media),
    webhooks: [dojahWebhook(deps, dojah)],
    jobs: [defineJob('identity-follow', '*/5 * * * *', () => followChecks(deps))],
  }
}

function dojahWebhook(deps: CheckDeps, { secretKey }: DojahAccess): Webhook {
  return {
    provider: 'dojah',
    isGenuine: (body, headers) => signedBy(secretKey, 'sha256', body, headers['x-dojah-signature']),
    async take(event) {
      const parsed = Event.safeParse(event)
      if (parsed.success) await followReference(deps, parsed.data.reference_id)
    },
  }
}

function identityHandlers(
  deps: CheckDeps,
  media: Pick<Media, 'portrait'>,
): Handlers<typeof identity> {
  return {
    async check({ body }, call) {
      const picture = await sentPicture(body.media_file, media, { field: 'media_file' })
      const { id } = signedIn(call)
      const verification = await checkIdentity(deps, id, { bvn: body.bvn, picture, ip: call.ip })
      const message =
        verification.is_verified === 1
          ? 'Your account is verified.'
          : (verification.reason ?? 'Your identity is being checked.')
      return { message, data: { verification } }
    },

    async withdraw(_, call) {
      await withdrawConsent(deps, signedIn(call).id)
      return { message: 'Your consent is withdrawn. We have deleted your data from the check.' }
    },
  }
}

import type { identity } from '#contract/shop/identity.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import type { Media } from '#server/platform/media/media.ts'
import { sentPicture } from '#server/platform/media/sent-picture.ts'
import { checkIdentity } from './check.ts'
import type { CheckDeps } from './deps.ts'
import { withdrawConsent } from './withdraw.ts'

export function identityHandlers(
  deps: CheckDeps,
  media: Pick<Media, 'portrait'>,
): Handlers<typeof identity> {
  return {
    async check({ body }, call) {
      const picture = await sentPicture(body.media_file, media, { field: 'media_file' })
      const { id } = signedIn(call)
      const verification = await checkIdentity(deps, id, { bvn: body.bvn, picture })
      const message =
        verification.is_verified === 1
          ? 'Your account is verified.'
          : (verification.reason ?? 'Your identity is being checked.')
      return { message, data: { verification } }
    },

    async withdraw(_, call) {
      await withdrawConsent(deps, signedIn(call).id)
      return { message: 'Your consent is withdrawn, and what was kept of the check is deleted.' }
    },
  }
}

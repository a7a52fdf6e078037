import type { identity } from '#contract/shop/identity.ts'
import { type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { type Media, PictureRefused } from '#server/platform/media/media.ts'
import { QueueFull } from '#server/platform/semaphore.ts'
import { checkIdentity } from './check.ts'
import type { CheckDeps } from './deps.ts'

export function identityHandlers(
  deps: CheckDeps,
  media: Pick<Media, 'portrait'>,
): Handlers<typeof identity> {
  return {
    async check({ body }, call) {
      const picture = await pictureIn(body.media_file, media)
      const { id } = signedIn(call)
      const verification = await checkIdentity(deps, id, { bvn: body.bvn, picture })
      const message =
        verification.is_verified === 1
          ? 'Your account is verified.'
          : (verification.reason ?? 'Your identity is being checked.')
      return { message, data: { verification } }
    },
  }
}

/** The picture of a data URL or bare base64, as a JPEG of our own encoding. */
async function pictureIn(sent: string, media: Pick<Media, 'portrait'>): Promise<Buffer> {
  const base64 = sent.replace(/^data:[^,]{0,100},/, '').trim()
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) refusePicture('The picture cannot be read.')
  return media.portrait(Buffer.from(base64, 'base64')).catch((error: unknown) => {
    if (error instanceof PictureRefused) refusePicture(error.message)
    if (error instanceof QueueFull) refuse('overloaded')
    throw error
  })
}

function refusePicture(message: string): never {
  refuse('validation_failed', { message, errors: { media_file: [message] } })
}

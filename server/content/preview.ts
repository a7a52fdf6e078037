import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { CannotUnseal, type Keys } from '#server/platform/keys/keys.ts'

export interface PreviewDeps {
  clock: Clock
  keys: Keys
  publicUrl: string
}

const lifeMs = 10 * 60_000
/** What the sealed time is bound to. */
const reference = 'home page'
const Sealed = z.object({ at: z.number(), until: z.number() })

/** A link to the home page as it is at a time: its key is that time, sealed, and works for ten minutes. */
export function previewLink({ clock, keys, publicUrl }: PreviewDeps, at: Date) {
  const until = clock.now().getTime() + lifeMs
  const key = keys.seal('previews', { at: at.getTime(), until }, reference)
  return {
    address: `${publicUrl}/preview/${key.toString('base64url')}`,
    expires_at: new Date(until).toISOString(),
  }
}

/** The time that a key stands for; null: it is none, or no longer. */
export async function previewTime(
  { clock, keys }: Omit<PreviewDeps, 'publicUrl'>,
  key: string,
): Promise<Date | null> {
  if (!/^[\w-]{20,300}$/.test(key)) return null
  const opened = await keys
    .unseal('previews', Buffer.from(key, 'base64url'), reference)
    .catch((error: unknown) => {
      if (error instanceof CannotUnseal) return null
      throw error
    })
  const { data } = Sealed.safeParse(opened)
  return data && data.until > clock.now().getTime() ? new Date(data.at) : null
}

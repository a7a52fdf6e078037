import { passkeyOrigin } from '#contract/pages.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** Whom passkeys are made for (WebAuthn's relying party): the mall at its one origin. */
export interface RelyingParty {
  /** The domain. */
  id: string
  name: string
  origin: string
}

/** Null where the mall's address takes no passkeys. */
export function relyingPartyOf(publicUrl: string, name: string): RelyingParty | null {
  const origin = passkeyOrigin(publicUrl)
  return origin === null ? null : { id: new URL(origin).hostname, name, origin }
}

/** Refuses with `passkeys_unavailable` where there is none. */
export function requireRelyingParty({
  relyingParty,
}: {
  relyingParty: RelyingParty | null
}): RelyingParty {
  return relyingParty ?? refuse('passkeys_unavailable')
}

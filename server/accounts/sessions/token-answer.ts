import type { SignedIn } from './sessions.ts'

/** The answer of every call that signs in (storefront specification, section 7). */
export function tokenAnswer(message: string, { token, expiresAt }: SignedIn) {
  const answer = { accessToken: token, expires_at: expiresAt.toISOString() }
  return { message, data: { token: answer } }
}

/** The public module of identity: other domains import nothing else. */

export type { IdentityEvents } from './deps.ts'
export { openIdentity } from './open.ts'
export { eraseIdentity, exportIdentity } from './privacy.ts'
export { verificationOf } from './read.ts'

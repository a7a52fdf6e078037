/** The public module of identity: other domains import nothing else. */

export { type Identity, type IdentityDeps, openIdentity } from './open.ts'
export { eraseIdentity, exportIdentity } from './privacy.ts'

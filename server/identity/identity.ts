/** The face of identity: all that other domains may import. */

export { type Identity, type IdentityDeps, openIdentity } from './open.ts'
export { eraseIdentity, exportIdentity } from './privacy.ts'

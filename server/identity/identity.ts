/** The face of identity: all that other domains may import. */
export { forgetIdentity, identityData } from './forget.ts'
export { type Identity, type IdentityParts, openIdentity } from './open.ts'

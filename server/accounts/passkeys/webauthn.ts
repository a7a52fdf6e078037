import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from '#contract/shop/sign-in.ts'
import { challengeMs } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** Few calls need it, and it takes a fifth of a second to load. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, as COSE numbers them: what all authenticators have one of. */
const algorithms = [-8, -7, -257]

/** A passkey as browsers are told of it. */
export interface CredentialReference {
  credential_id: Buffer
  transports: string[]
}

/**
 * What a browser needs to make a passkey. Each of ours is stored on its device by account and verifies its
 * user, so that it can sign in without anything else.
 */
export function creationOptions(
  { id, name }: RelyingParty,
  challenge: string,
  user: { slug: string; name: string; displayName: string },
  existing: CredentialReference[],
): CreationOptions {
  return {
    challenge,
    rp: { id, name },
    user: { id: userHandleOf(user.slug), name: user.name, displayName: user.displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: existing.map(referenceTo),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** How passkeys name an account: not by its number. */
export function userHandleOf(slug: string): string {
  return Buffer.from(slug).toString('base64url')
}

/** What a passkey has to sign. Without `allowed` the shopper chooses among all that the device has. */
export function requestOptions(
  { id }: RelyingParty,
  challenge: string,
  userVerification: RequestOptions['userVerification'],
  allowed?: CredentialReference[],
): RequestOptions {
  const options = { challenge, rpId: id, timeout: challengeMs, userVerification }
  return allowed ? { ...options, allowCredentials: allowed.map(referenceTo) } : options
}

function referenceTo({ credential_id, transports }: CredentialReference) {
  return { id: credential_id.toString('base64url'), type: 'public-key' as const, transports }
}

export interface MadePasskey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  isBackedUp: boolean
}

/** The passkey that a browser has made; null where anything about it is not as it was requested. */
export async function verifyNewPasskey(
  relyingParty: RelyingParty,
  credential: NewCredential,
  challenge: string,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const response: RegistrationResponseJSON = { ...credential, clientExtensionResults: {} }
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(unverified)
  if (!registrationInfo) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    isBackedUp: registrationInfo.credentialBackedUp,
  }
}

export interface StoredKey {
  public_key: Buffer
  counter: number
}

export interface Signature {
  /** How often the authenticator has signed; 0: it does not count. */
  counter: number
  isBackedUp: boolean
}

/**
 * A passkey's signature; null where anything about it is not as it was requested, or where its counter has
 * not grown, as that of a copy.
 */
export async function verifySignature(
  relyingParty: RelyingParty,
  credential: Assertion,
  challenge: string,
  { public_key, counter }: StoredKey,
  userVerification: 'required' | 'preferred',
): Promise<Signature | null> {
  const { verifyAuthenticationResponse } = await library()
  const userHandle = credential.response.userHandle ?? undefined
  const response: AuthenticationResponseJSON = {
    ...credential,
    response: { ...credential.response, userHandle },
    clientExtensionResults: {},
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: { id: credential.id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: userVerification === 'required',
  }).catch(unverified)
  if (!verified || !authenticationInfo) return null
  const { newCounter, credentialBackedUp } = authenticationInfo
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}

/** The library throws for each thing that is not as it should be: whatever it is, the answer is no. */
function unverified() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined }
}

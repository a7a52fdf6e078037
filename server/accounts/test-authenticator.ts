import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from '#contract/shop/sign-in.ts'
import { testOrigin } from './test-accounts.ts'

/** How an answer of the authenticator differs from an honest one. */
interface Deviation {
  origin?: string
  rpId?: string
  /** The user was only present, and showed neither finger nor PIN. */
  unverified?: boolean
  counter?: number
  userHandle?: string
  type?: string
}

const flags = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** A passkey on a device, in software: ES256, attestation 'none' (WebAuthn Level 3, sections 6.1 and 6.5). */
export class TestAuthenticator {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #publicKey: KeyObject
  #userHandle = ''
  #counter: number | null

  /** `counts`: like a security key; passkeys that are synchronised do not count. */
  constructor({ counts = false } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#publicKey = publicKey
    this.#counter = counts ? 0 : null
  }

  create(options: CreationOptions, deviation: Deviation = {}): NewCredential {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    // COSE: an elliptic curve's key, ES256, P-256, its two coordinates.
    const publicKey = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey])
    const authData = Buffer.concat([this.#head(options.rp.id, deviation, flags.attested), attested])
    const attestationObject = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ])
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options.challenge, deviation),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}): Assertion {
    const authenticatorData = this.#head(rpId, deviation)
    const clientDataJSON = clientData('webauthn.get', challenge, deviation)
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url'))
    const signed = Buffer.concat([authenticatorData, clientHash.digest()])
    return this.#credential({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    })
  }

  /** The authenticator data up to the counter. */
  #head(rpId: string, deviation: Deviation, more = 0): Buffer {
    if (this.#counter !== null) this.#counter = deviation.counter ?? this.#counter + 1
    const set = flags.present | (deviation.unverified ? 0 : flags.verified)
    const head = Buffer.alloc(37)
    createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest()
      .copy(head)
    head.writeUInt8(set | flags.eligible | flags.backedUp | more, 32)
    head.writeUInt32BE(this.#counter ?? 0, 33)
    return head
  }

  #credential<R>(response: R) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, response }
  }
}

function clientData(type: string, challenge: string, deviation: Deviation): string {
  const data = {
    type: deviation.type ?? type,
    challenge,
    origin: deviation.origin ?? testOrigin,
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

type Cbor = number | string | Buffer | Pairs
type Pairs = [name: number | string, value: Cbor][]

/** As much of CBOR (RFC 8949) as attestations have; pairs are a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return bytes(3, Buffer.from(value))
  if (Buffer.isBuffer(value)) return bytes(2, value)
  const pairs = value.flatMap(([name, item]) => [cbor(name), cbor(item)])
  return Buffer.concat([head(5, value.length), ...pairs])
}

function bytes(type: number, content: Buffer): Buffer {
  return Buffer.concat([head(type, content.length), content])
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}

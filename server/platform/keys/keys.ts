import type { KeyObject } from 'node:crypto'
import { Counter } from 'prom-client'
import type { Domain } from '../domain.ts'
import type { Logger } from '../log.ts'
import { deriveKey } from '../secret.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { type KeyRingDeps, keysChanged, openRing, type RingKey, readRing } from './key-ring.ts'

/** What a key is used for; one purpose's key reveals nothing of another's. */
export type KeyPurpose =
  | 'messages'
  | 'codes'
  | 'help'
  | 'factors'
  | 'audit'
  | 'unpaid-orders'
  | 'proof-of-work'
  | 'previews'

/** Begins what a key of the ring has sealed; then its id, 4 bytes. */
const mark = Buffer.from('oja1')
const idBytes = 4
const headBytes = mark.length + idBytes
/** What was sealed before there was a ring has no head: by the secret of that time, which is key 0. */
const formerId = 0

/** A value that no key of the ring opens: sealed by another mall's key, for another row, or changed. */
export class CannotUnseal extends Error {
  constructor(purpose: KeyPurpose, id: number) {
    super(`sealed for ${purpose} by key ${id}, which does not open it`)
  }
}

/** Of this process; `openMetrics` adds it to its registry. */
export const unopenedValues = new Counter({
  name: 'oja_unopened_values_total',
  help: 'Sealed values in the database that no key of the ring opens',
  labelNames: ['purpose'] as const,
  registers: [],
})

/**
 * The keys of the ring (`key-ring.ts`), in memory. The newest seals, each opens what it has sealed. A key that
 * another process has added meanwhile is read when the first value of it comes.
 */
export class Keys {
  #ring: Map<number, RingKey>
  readonly #read: () => Promise<RingKey[]>
  #reading: Promise<void> | undefined
  /** Id and purpose → the derived key, whose derivation costs as much as a message's whole encryption. */
  readonly #derived = new Map<string, KeyObject>()

  constructor(ring: RingKey[], read: () => Promise<RingKey[]>) {
    this.#ring = new Map(ring.map((key) => [key.id, key]))
    this.#read = read
  }

  /** Encrypts values as JSON. Bound to the reference of their row, so that they open in no other one. */
  seal(purpose: KeyPurpose, values: object, reference: string): Buffer {
    const { id, key } = this.newest(purpose)
    const head = Buffer.concat([mark, Buffer.alloc(idBytes)])
    head.writeUInt32BE(id, mark.length)
    return Buffer.concat([head, encrypt(Buffer.from(JSON.stringify(values)), reference, key)])
  }

  /** Throws `CannotUnseal`, and where a key is missing here and the database does not answer. */
  async unseal(purpose: KeyPurpose, sealed: Buffer, reference: string): Promise<unknown> {
    const hasHead = sealed.subarray(0, mark.length).equals(mark)
    const id = hasHead && sealed.length > headBytes ? sealed.readUInt32BE(mark.length) : formerId
    const key = await this.find(purpose, id)
    const text = key && decrypt(sealed.subarray(hasHead ? headBytes : 0), reference, key)
    if (text) return JSON.parse(text.toString())
    unopenedValues.inc({ purpose })
    throw new CannotUnseal(purpose, id)
  }

  /** For keyed hashes: store the id beside the hash, and find the key by it. */
  newest(purpose: KeyPurpose): { id: number; key: KeyObject } {
    const newest = this.#all('data').find(({ isCurrent }) => isCurrent)
    if (!newest) throw new Error('the ring has no current key')
    return { id: newest.id, key: this.#keyOf(purpose, newest) }
  }

  /** Null: no process has added such a key. */
  async find(purpose: KeyPurpose, id: number): Promise<KeyObject | null> {
    if (!this.#ring.has(id)) await this.refresh()
    const found = this.#ring.get(id)
    return found?.purpose === 'data' ? this.#keyOf(purpose, found) : null
  }

  /**
   * The key of the hashes that identify a BVN, which no rotation replaces: they could not be computed anew. And
   * the key of those that were made before there was a ring.
   */
  identity(): { key: Buffer; formerKey: KeyObject } {
    const own = this.#all('identity').find(({ isCurrent }) => isCurrent)
    const former = this.#ring.get(formerId)
    if (!own || !former) throw new Error('the ring has no key of identities')
    return { key: own.material, formerKey: deriveKey('identity', former.material) }
  }

  /** Reads the ring again; callers that come meanwhile share one reading. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read()
      .then((ring) => {
        this.#ring = new Map([...this.#ring, ...ring.map((key) => [key.id, key] as const)])
      })
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }

  /** The material of an id never changes. */
  #keyOf(purpose: KeyPurpose, { id, material }: RingKey): KeyObject {
    const name = `${id} ${purpose}`
    const derived = this.#derived.get(name) ?? deriveKey(purpose, material)
    this.#derived.set(name, derived)
    return derived
  }

  #all(purpose: RingKey['purpose']): RingKey[] {
    return [...this.#ring.values()].filter((key) => key.purpose === purpose)
  }
}

/** The interval at which the ring is read again, should an announcement be lost. */
const everyMs = 60_000

export interface OpenKeys extends Domain {
  keys: Keys
  /** PostgreSQL channels on which another process announces a new key. */
  channels: Record<string, () => void>
}

/** Opens the ring of a serving process; throws `CannotStart` where the secret does not open it. */
export async function openKeys(deps: KeyRingDeps & { log: Logger }): Promise<OpenKeys> {
  const keys = await openKeysOnce(deps)
  const refresh = () =>
    void keys
      .refresh()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the key ring cannot be read'))
  const timer = setInterval(refresh, everyMs).unref()
  return {
    handlers: {},
    keys,
    channels: { [keysChanged]: refresh },
    close: async () => clearInterval(timer),
  }
}

/** The same for a command, which ends soon. */
export async function openKeysOnce(deps: KeyRingDeps): Promise<Keys> {
  return new Keys(await openRing(deps), () => readRing(deps.database, deps))
}

import { createHash } from 'node:crypto'

/** Where pictures are stored: a folder or a bucket. Keys are our own, never a visitor's input. */
export interface Store {
  /** The whole keys that begin with this one, at most two of them. Throws `StoreUnavailable`. */
  find(key: string): Promise<string[]>
  /** Null where nothing is stored under the key. Throws `StoreUnavailable`. */
  read(key: string): Promise<Buffer | null>
  /** Atomic: a reader never sees half of it. Throws `StoreUnavailable`. */
  write(key: string, bytes: Buffer, type: string): Promise<void>
  /** Idempotent. Throws `StoreUnavailable`. */
  remove(key: string): Promise<void>
}

/** The store is slow, full or unreachable; a later attempt may work. */
export class StoreUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** Content-addressed names: SHA-256 in 64 lower-case hexadecimal digits. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`
}

/** `recipe` is part of the key, so that variants of an older recipe are never served. */
export function variantKey(hash: string, recipe: string, width: number, format: string): string {
  return `variants/${recipe}/${hash.slice(0, 2)}/${hash}-${width}.${format}`
}

import { createHmac, type KeyObject } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { Semaphore } from '#server/platform/semaphore.ts'

export interface BvnHashes {
  /** Stored; 256 bits. */
  bvnKey: Buffer
  /** As it was stored until there was a key ring. */
  formerBvnKey: Buffer
}

/** The keyed hashes that identify a BVN. */
export type BvnHasher = (bvn: string) => Promise<BvnHashes>

/**
 * 64 MiB and four passes take 0.2 s of a core, so that whoever has the key too needs 600 core years for all
 * numbers of eleven digits. One salt for all, since equal numbers must be found by their hash.
 */
const cost = { memoryCost: 65_536, timeCost: 4, parallelism: 1, outputLen: 32 }
const salt = Buffer.from('oja bvn of a person')

/** Argon2id keyed by the secret; one at a time, as each takes 64 MiB. */
export function bvnHasher({ key, formerKey }: { key: Buffer; formerKey: KeyObject }): BvnHasher {
  const semaphore = new Semaphore({ concurrency: 1, maxQueued: Number.POSITIVE_INFINITY })
  return async (bvn) => ({
    bvnKey: await semaphore.run(() => hashRaw(bvn, { ...cost, salt, secret: key })),
    formerBvnKey: createHmac('sha256', formerKey).update(bvn).digest(),
  })
}

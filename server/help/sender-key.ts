import { createHmac } from 'node:crypto'
import type { Keys } from '#server/platform/keys/keys.ts'

/**
 * A keyed hash of a network address: it counts what comes from there and names nobody. A rotation of the key begins
 * the counts anew.
 */
export function senderKeyOf(keys: Keys, ip: string): Buffer {
  return createHmac('sha256', keys.newest('help').key).update(ip).digest()
}

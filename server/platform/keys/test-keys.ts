import { randomBytes } from 'node:crypto'
import type { RingKey } from './key-ring.ts'
import { Keys } from './keys.ts'

/** Of all tests: those that share a database share its ring, as processes of one mall do. */
export const testSecret = 'a secret of the tests, long enough'

/** A ring in memory, of a test that has no application. */
export function testKeys(): Keys {
  const ring: RingKey[] = [
    { id: 0, purpose: 'data', isCurrent: false, material: randomBytes(32) },
    { id: 1, purpose: 'identity', isCurrent: true, material: randomBytes(32) },
    { id: 2, purpose: 'data', isCurrent: true, material: randomBytes(32) },
  ]
  return new Keys(ring, async () => ring)
}

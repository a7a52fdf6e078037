import { createHmac, type KeyObject } from 'node:crypto'
import { networkOf } from '#server/platform/http/limits/limit.ts'

/**
 * The keyed hash of the range that an address belongs to. Whoever has the database without the key learns nothing
 * of it, though there are few ranges.
 */
export function hashOfRange(key: KeyObject, ip: string): Buffer {
  return createHmac('sha256', key)
    .update(`range ${rangeOf(ip)}`)
    .digest()
}

/** 256 addresses of IPv4; of IPv6 a /48, the most that one customer of a provider gets. */
export function rangeOf(ip: string): string {
  const network = networkOf(ip).replace(/^::ffff:/, '')
  return network.includes(':')
    ? network.split(':').slice(0, 3).join(':')
    : network.replace(/\.\d+$/, '')
}

/**
 * The rate limit of one address. Many honest people share a mobile carrier's address, so the bucket is
 * large: 2,000 ordinary requests a minute always pass. It stops floods, not rushes.
 */
export interface Limits {
  /** Requests an address may make at once. */
  burst: number
  /** Requests an address may make a second in the long run. */
  perSecond: number
}

/** Buckets in memory; the least recently used are evicted first. About 10 MB. */
const maxAddresses = 50_000

interface Bucket {
  tokens: number
  /** ms of the caller's clock. */
  at: number
}

/** A token bucket for each address, in this process. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Buckets in memory. */
  get size(): number {
    return this.buckets.size
  }

  /** Takes one token. Returns 0, or the seconds until there is one again. */
  take(ip: string, now: number): number {
    const bucket = this.filled(ip, now)
    const wait = this.secondsUntilToken(bucket)
    if (wait === 0) bucket.tokens -= 1
    return wait
  }

  /** The same without taking one. */
  wait(ip: string, now: number): number {
    return this.secondsUntilToken(this.filled(ip, now))
  }

  private filled(ip: string, now: number): Bucket {
    const network = networkOf(ip)
    const bucket = this.buckets.get(network) ?? this.open(network, now)
    const { burst, perSecond } = this.limits
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    return bucket
  }

  private secondsUntilToken({ tokens }: Bucket): number {
    return tokens < 1 ? Math.ceil((1 - tokens) / this.limits.perSecond) : 0
  }

  private open(network: string, now: number): Bucket {
    if (this.buckets.size >= maxAddresses) this.evictSome()
    const bucket = { tokens: this.limits.burst, at: now }
    this.buckets.set(network, bucket)
    return bucket
  }

  /** Evicts the least recently used tenth. It sorts rarely: once in thousands of new addresses. */
  private evictSome(): void {
    const oldest = [...this.buckets].sort(([, a], [, b]) => a.at - b.at).slice(0, maxAddresses / 10)
    for (const [network] of oldest) this.buckets.delete(network)
  }
}

/** One IPv6 customer has a whole /64; IPv4 addresses count singly. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':')
}

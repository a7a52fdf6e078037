import { Invalidations } from './invalidations.ts'
import type { PreparedResponse } from './prepared-response.ts'
import { SecondUse } from './second-use.ts'

/** Makes a response; its `tags` name what it was made from. */
export type Make = () => Promise<PreparedResponse>

export interface CacheRequest {
  /** Path and canonical query: one key for all equivalent addresses. */
  key: string
  /** The address as requested, by which the edge finds the response next time. */
  url?: string
  /** Requests with a bearer token get a response of their own. */
  visitorsOnly?: boolean
  /** The route, for the metrics. */
  route: string
}

/** A cache entry; revalidation replaces its `answer`. */
export interface CachedResponse {
  readonly cacheRequest: CacheRequest
  answer: PreparedResponse
  /** ms of the cache's clock. */
  freshUntil: number
  /** One of its tags was invalidated: it must not be served, except during an outage. */
  invalidated: boolean
  tags: readonly string[]
  urls: string[]
  bytes: number
  usedSinceEviction: boolean
}

export interface ResponseCacheOptions {
  maxBytes: number
  /** ms after which a response is revalidated even if none of its tags was invalidated. */
  freshMs?: number
  /** ms beyond that during which the stale response is served while it is revalidated. */
  staleMs?: number
  now?: () => number
  /** Whether the old response is better than this error. */
  isOutage: (error: unknown) => boolean
  /** Called with errors of background revalidation. */
  onError?: (error: unknown) => void
  count?: (event: 'hit' | 'stale' | 'miss' | 'outage') => void
}

/** Map entries, header lines and the like, as measured: of a response, and of each of its tags. */
const overhead = { response: 2_000, tag: 100 } as const
const maxUrls = 4
const maxUrlLength = 400
/** ms until the next attempt after a background revalidation failed. */
const outageMs = 1_000

/**
 * Caches in this process the responses that are the same for everybody. Concurrent requests for one key
 * share one call of `make`. Invalidating a tag makes its responses unusable at once; age alone only makes
 * them stale: they are served while they are revalidated in the background. When `make` fails because of
 * an outage, the old response is served.
 */
export class ResponseCache {
  private readonly byKey = new Map<string, CachedResponse>()
  private readonly byUrl = new Map<string, CachedResponse>()
  /** Without a set where it is one: in a large mall most products are in one cached response. */
  private readonly byTag = new Map<string, CachedResponse | Set<CachedResponse>>()
  private readonly inFlight = new Map<string, Promise<PreparedResponse>>()
  private readonly secondUse = new SecondUse()
  private readonly invalidations = new Invalidations()
  private readonly options: Required<ResponseCacheOptions>
  private bytes = 0

  constructor(options: ResponseCacheOptions) {
    this.options = {
      freshMs: 60_000,
      staleMs: 600_000,
      now: () => performance.now(),
      onError: () => {},
      count: () => {},
      ...options,
    }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.byKey.size, bytes: this.bytes }
  }

  /** The fast path: the fresh response of exactly this address. */
  findByUrl(url: string): CachedResponse | undefined {
    const cached = this.byUrl.get(url)
    if (!cached || cached.invalidated || cached.freshUntil < this.options.now()) return undefined
    cached.usedSinceEviction = true
    return cached
  }

  /** Whatever there is of exactly this address, invalidated or not: while the process is overloaded, better than nothing. */
  findOldByUrl(url: string): CachedResponse | undefined {
    return this.byUrl.get(url)
  }

  /**
   * The cached response, or a new one. Caches only status 200, from the second request on with `cacheOnSecondUse` or
   * where the cache is full.
   */
  async get(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const cached = this.byKey.get(cacheRequest.key)
    if (!cached) return this.revalidate(cacheRequest, make)
    this.indexUrl(cacheRequest.url, cached)
    cached.usedSinceEviction = true
    const age = this.options.now() - cached.freshUntil
    if (!cached.invalidated && age < this.options.staleMs) {
      this.options.count(age < 0 ? 'hit' : 'stale')
      if (age >= 0) this.revalidateInBackground(cached, make)
      return cached.answer
    }
    try {
      return await this.revalidate(cacheRequest, make)
    } catch (error) {
      if (!this.options.isOutage(error)) throw error
      this.options.count('outage')
      return cached.answer
    }
  }

  /** Invalidates every response with this tag. */
  invalidate(tag: string): void {
    this.invalidations.add(tag, this.inFlight.size > 0)
    const tagged = this.byTag.get(tag)
    if (tagged instanceof Set) for (const cached of tagged) cached.invalidated = true
    else if (tagged) tagged.invalidated = true
  }

  /** Invalidates everything: notifications may have been lost, or too much changed to name. */
  invalidateAll(): void {
    this.invalidations.addAll()
    for (const cached of this.byKey.values()) cached.invalidated = true
  }

  private revalidateInBackground(cached: CachedResponse, make: Make): void {
    this.revalidate(cached.cacheRequest, make).catch((error: unknown) => {
      cached.freshUntil = this.options.now() + outageMs
      this.options.onError(error)
    })
  }

  private revalidate(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const inFlight = this.inFlight.get(cacheRequest.key)
    return inFlight ? this.join(inFlight, cacheRequest, make) : this.start(cacheRequest, make)
  }

  /** The call in flight may have started before a change that this request must see: then makes it again. */
  private async join(
    inFlight: Promise<PreparedResponse>,
    cacheRequest: CacheRequest,
    make: Make,
  ): Promise<PreparedResponse> {
    this.secondUse.note(cacheRequest.key)
    const answer = await inFlight
    if (!this.byKey.get(cacheRequest.key)?.invalidated) return answer
    return this.inFlight.get(cacheRequest.key) ?? this.start(cacheRequest, make)
  }

  private start(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const since = this.invalidations.count
    this.options.count('miss')
    const inFlight = make()
      .then((answer) => this.store(cacheRequest, answer, since))
      .finally(() => {
        this.inFlight.delete(cacheRequest.key)
        if (this.inFlight.size === 0) this.invalidations.clear()
      })
    this.inFlight.set(cacheRequest.key, inFlight)
    return inFlight
  }

  private store(
    cacheRequest: CacheRequest,
    answer: PreparedResponse,
    since: number,
  ): PreparedResponse {
    const old = this.byKey.get(cacheRequest.key)
    if (answer.status !== 200) {
      if (old) this.evict(old)
      return answer
    }
    if (!old && !this.admits(cacheRequest, answer)) return answer
    const cached = old ?? this.add(cacheRequest, answer)
    // The same bytes again: the compressed ones stay in use.
    if (cached.answer === answer || cached.answer.etag === answer.etag) {
      cached.answer.tags = answer.tags
    } else this.replace(cached, answer)
    this.retag(cached, answer.tags)
    cached.invalidated = this.invalidations.anySince(since, cached.tags)
    cached.freshUntil = this.options.now() + this.options.freshMs
    this.indexUrl(cacheRequest.url, cached)
    this.evictToFit()
    return cached.answer
  }

  /**
   * Whether a new response is stored at once. Where it would displace one that can still be served it has to be asked
   * for again first: most pages of a large mall are not, and a crawler asks for all of them.
   */
  private admits({ key }: CacheRequest, answer: PreparedResponse): boolean {
    const displaces = this.bytes + answer.body.size > this.options.maxBytes && this.isOldestInUse()
    return !(answer.cacheOnSecondUse || displaces) || this.secondUse.isSecondUse(key)
  }

  private isOldestInUse(): boolean {
    for (const { invalidated, freshUntil } of this.byKey.values())
      return !invalidated && this.options.now() < freshUntil + this.options.staleMs
    return false
  }

  private add(cacheRequest: CacheRequest, answer: PreparedResponse): CachedResponse {
    const cached: CachedResponse = {
      cacheRequest,
      answer,
      freshUntil: 0,
      invalidated: false,
      tags: [],
      urls: [],
      bytes: 0,
      usedSinceEviction: true,
    }
    this.byKey.set(cacheRequest.key, cached)
    this.replace(cached, answer)
    return cached
  }

  private replace(cached: CachedResponse, answer: PreparedResponse): void {
    cached.answer.body.onResize = () => {}
    cached.answer = answer
    const { response, tag } = overhead
    const bytes = answer.body.size + response + tag * answer.tags.length
    this.addBytes(cached, bytes - cached.bytes)
    answer.body.onResize = (bytes) => {
      this.addBytes(cached, bytes)
      this.evictToFit()
    }
  }

  private addBytes(cached: CachedResponse, more: number): void {
    cached.bytes += more
    this.bytes += more
  }

  private retag(cached: CachedResponse, tags: readonly string[]): void {
    for (const tag of cached.tags) this.untag(tag, cached)
    cached.tags = tags
    for (const tag of cached.tags) {
      const tagged = this.byTag.get(tag)
      if (tagged instanceof Set) tagged.add(cached)
      else this.byTag.set(tag, tagged ? new Set([tagged, cached]) : cached)
    }
  }

  private untag(tag: string, cached: CachedResponse): void {
    const tagged = this.byTag.get(tag)
    if (tagged instanceof Set) tagged.delete(cached)
    if (tagged === cached || (tagged instanceof Set && tagged.size === 0)) this.byTag.delete(tag)
  }

  private indexUrl(url: string | undefined, cached: CachedResponse): void {
    if (url === undefined || url.length > maxUrlLength || this.byUrl.get(url) === cached) return
    this.byUrl.set(url, cached)
    // No `push`, which makes room for sixteen more.
    const urls = [...cached.urls, url]
    const [oldest] = urls
    if (urls.length > maxUrls && oldest !== undefined) this.byUrl.delete(oldest)
    cached.urls = urls.slice(-maxUrls)
  }

  /** Second-chance eviction, oldest first: a response used since the last round gets one more. */
  private evictToFit(): void {
    for (const [key, cached] of this.byKey) {
      if (this.bytes <= this.options.maxBytes) return
      if (!cached.usedSinceEviction) {
        this.evict(cached)
        continue
      }
      cached.usedSinceEviction = false
      this.byKey.delete(key)
      this.byKey.set(key, cached)
    }
  }

  private evict(cached: CachedResponse): void {
    this.byKey.delete(cached.cacheRequest.key)
    for (const url of cached.urls) this.byUrl.delete(url)
    for (const tag of cached.tags) this.untag(tag, cached)
    cached.answer.body.onResize = () => {}
    this.bytes -= cached.bytes
  }
}

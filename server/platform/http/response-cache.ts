import type { PreparedResponse } from './prepared-response.ts'
import { SecondUse } from './second-use.ts'

/** Makes an answer; its `tags` name what it was made from. */
export type Make = () => Promise<PreparedResponse>

export interface CacheRequest {
  /** Path and canonical query: the same for every address that means the same. */
  key: string
  /** The address as it was asked for, by which the front finds it next time. */
  url?: string
  /** Whoever carries a bearer token needs an answer of their own. */
  visitorsOnly?: boolean
  /** The route, for the metrics. */
  route: string
}

/** A kept answer. What it holds is replaced when it is made anew. */
export interface CachedResponse {
  readonly cacheRequest: CacheRequest
  answer: PreparedResponse
  /** Until then it is served as it is; ms of the shelf's clock. */
  freshUntil: number
  /** Something that it was made from has changed. */
  changed: boolean
  tags: Set<string>
  urls: string[]
  bytes: number
  usedSinceEviction: boolean
}

export interface ResponseCacheOptions {
  maxBytes: number
  /** ms after which an answer is made anew even if no change was announced. */
  freshMs?: number
  /** ms beyond that during which the old one is served while the new one is being made. */
  staleMs?: number
  now?: () => number
  /** Whether an old answer is better than this error. */
  isOutage: (error: unknown) => boolean
  /** Told of errors that no visitor waits for. */
  onError?: (error: unknown) => void
  /** Counts what happened. */
  count?: (event: 'hit' | 'stale' | 'made' | 'outage') => void
}

/** Map entries, header lines and the like, roughly. */
const overheadBytes = 3_000
const maxUrls = 4
const longestUrl = 400
/** ms until the next try after making failed during an outage. */
const outageMs = 1_000

/**
 * Answers that are the same for everybody, kept in this process. One maker at a time for each key,
 * whoever asks and whoever gives up waiting. A change announced for one of its tags makes an answer
 * unusable at once; time alone only makes it due for renewal behind the scenes. When making fails
 * because of an outage, the old answer goes on being served.
 */
export class ResponseCache {
  private readonly byKey = new Map<string, CachedResponse>()
  private readonly byUrl = new Map<string, CachedResponse>()
  private readonly byTag = new Map<string, Set<CachedResponse>>()
  private readonly making = new Map<string, Promise<PreparedResponse>>()
  private readonly secondUse = new SecondUse()
  private readonly changes = new Changes()
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

  /** The quickest way in: what this very address answered, if that is still good as it is. */
  byAddress(url: string): CachedResponse | undefined {
    const cached = this.byUrl.get(url)
    if (!cached || cached.changed || cached.freshUntil < this.options.now()) return undefined
    cached.usedSinceEviction = true
    return cached
  }

  /**
   * The kept answer, or what `make` makes of it. Only answers with status 200 are kept, and those of which few
   * are asked for twice only then.
   */
  async get(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const cached = this.byKey.get(cacheRequest.key)
    if (!cached) return this.renew(cacheRequest, make)
    this.nameAddress(cacheRequest.url, cached)
    cached.usedSinceEviction = true
    const age = this.options.now() - cached.freshUntil
    if (!cached.changed && age < this.options.staleMs) {
      this.options.count(age < 0 ? 'hit' : 'stale')
      if (age >= 0) this.renewBehindTheScenes(cached, make)
      return cached.answer
    }
    try {
      return await this.renew(cacheRequest, make)
    } catch (error) {
      if (!this.options.isOutage(error)) throw error
      this.options.count('outage')
      return cached.answer
    }
  }

  /** Whatever was made from this is old now. */
  announce(tag: string): void {
    this.changes.add(tag, this.making.size > 0)
    for (const cached of this.byTag.get(tag) ?? []) cached.changed = true
  }

  /** Everything is old now: news may have been missed, or too much changed to name. */
  announceAll(): void {
    this.changes.addAll()
    for (const cached of this.byKey.values()) cached.changed = true
  }

  private renewBehindTheScenes(cached: CachedResponse, make: Make): void {
    this.renew(cached.cacheRequest, make).catch((error: unknown) => {
      cached.freshUntil = this.options.now() + outageMs
      this.options.onError(error)
    })
  }

  private renew(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const underWay = this.making.get(cacheRequest.key)
    return underWay ? this.join(underWay, cacheRequest, make) : this.begin(cacheRequest, make)
  }

  /** What was under way may have begun before a change that is older than this request: then once more. */
  private async join(
    underWay: Promise<PreparedResponse>,
    cacheRequest: CacheRequest,
    make: Make,
  ): Promise<PreparedResponse> {
    this.secondUse.note(cacheRequest.key)
    const answer = await underWay
    if (!this.byKey.get(cacheRequest.key)?.changed) return answer
    return this.making.get(cacheRequest.key) ?? this.begin(cacheRequest, make)
  }

  private begin(cacheRequest: CacheRequest, make: Make): Promise<PreparedResponse> {
    const since = this.changes.count
    this.options.count('made')
    const making = make()
      .then((answer) => this.put(cacheRequest, answer, since))
      .finally(() => {
        this.making.delete(cacheRequest.key)
        if (this.making.size === 0) this.changes.forget()
      })
    this.making.set(cacheRequest.key, making)
    return making
  }

  private put(
    cacheRequest: CacheRequest,
    answer: PreparedResponse,
    since: number,
  ): PreparedResponse {
    const old = this.byKey.get(cacheRequest.key)
    if (answer.status !== 200) {
      if (old) this.drop(old)
      return answer
    }
    if (!old && answer.cacheOnSecondUse && !this.secondUse.isAgain(cacheRequest.key)) return answer
    const cached = old ?? this.add(cacheRequest, answer)
    // The same bytes again: those compressed already go on being used.
    if (cached.answer.etag === answer.etag) cached.answer.tags = answer.tags
    else this.replace(cached, answer)
    this.retag(cached, answer.tags)
    cached.changed = this.changes.anySince(since, cached.tags)
    cached.freshUntil = this.options.now() + this.options.freshMs
    this.nameAddress(cacheRequest.url, cached)
    this.makeRoom()
    return cached.answer
  }

  private add(cacheRequest: CacheRequest, answer: PreparedResponse): CachedResponse {
    const cached: CachedResponse = {
      cacheRequest,
      answer,
      freshUntil: 0,
      changed: false,
      tags: new Set(),
      urls: [],
      bytes: 0,
      usedSinceEviction: true,
    }
    this.byKey.set(cacheRequest.key, cached)
    this.replace(cached, answer)
    return cached
  }

  private replace(cached: CachedResponse, answer: PreparedResponse): void {
    cached.answer.body.changedSize = () => {}
    cached.answer = answer
    this.weigh(cached, answer.body.size + overheadBytes - cached.bytes)
    answer.body.changedSize = (bytes) => {
      this.weigh(cached, bytes)
      this.makeRoom()
    }
  }

  private weigh(cached: CachedResponse, more: number): void {
    cached.bytes += more
    this.bytes += more
  }

  private retag(cached: CachedResponse, tags: Iterable<string>): void {
    for (const tag of cached.tags) this.untag(tag, cached)
    cached.tags = new Set(tags)
    for (const tag of cached.tags) {
      const tagged = this.byTag.get(tag)
      if (tagged) tagged.add(cached)
      else this.byTag.set(tag, new Set([cached]))
    }
  }

  private untag(tag: string, cached: CachedResponse): void {
    const tagged = this.byTag.get(tag)
    tagged?.delete(cached)
    if (tagged?.size === 0) this.byTag.delete(tag)
  }

  private nameAddress(url: string | undefined, cached: CachedResponse): void {
    if (url === undefined || url.length > longestUrl || this.byUrl.get(url) === cached) return
    this.byUrl.set(url, cached)
    if (cached.urls.push(url) <= maxUrls) return
    const oldest = cached.urls.shift()
    if (oldest !== undefined) this.byUrl.delete(oldest)
  }

  /** Goes round the answers in the order of their making; what was used since last time stays. */
  private makeRoom(): void {
    for (const [key, cached] of this.byKey) {
      if (this.bytes <= this.options.maxBytes) return
      if (!cached.usedSinceEviction) {
        this.drop(cached)
        continue
      }
      cached.usedSinceEviction = false
      this.byKey.delete(key)
      this.byKey.set(key, cached)
    }
  }

  private drop(cached: CachedResponse): void {
    this.byKey.delete(cached.cacheRequest.key)
    for (const url of cached.urls) this.byUrl.delete(url)
    for (const tag of cached.tags) this.untag(tag, cached)
    cached.answer.body.changedSize = () => {}
    this.bytes -= cached.bytes
  }
}

/** What was announced while answers were being made: those may have seen the state before. */
class Changes {
  count = 0
  private all = 0
  private readonly at = new Map<string, number>()

  add(tag: string, matters: boolean): void {
    this.count += 1
    if (matters) this.at.set(tag, this.count)
  }

  addAll(): void {
    this.count += 1
    this.all = this.count
  }

  anySince(since: number, tags: Iterable<string>): boolean {
    if (this.all > since) return true
    for (const tag of tags) if ((this.at.get(tag) ?? 0) > since) return true
    return false
  }

  /** Once nothing is being made. */
  forget(): void {
    this.at.clear()
  }
}

import { Askings } from './askings.ts'
import type { Finished } from './finished.ts'

/** Makes an answer; its `tags` name what it was made from. */
export type Make = () => Promise<Finished>

export interface Wanted {
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
export interface Kept {
  readonly wanted: Wanted
  answer: Finished
  /** Until then it is served as it is; ms of the shelf's clock. */
  freshUntil: number
  /** Something that it was made from has changed. */
  changed: boolean
  tags: Set<string>
  urls: string[]
  bytes: number
  usedSinceSweep: boolean
}

export interface ShelfOptions {
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
const mostUrls = 4
const longestUrl = 400
/** ms until the next try after making failed during an outage. */
const outageMs = 1_000

/**
 * Answers that are the same for everybody, kept in this process. One maker at a time for each key,
 * whoever asks and whoever gives up waiting. A change announced for one of its tags makes an answer
 * unusable at once; time alone only makes it due for renewal behind the scenes. When making fails
 * because of an outage, the old answer goes on being served.
 */
export class Shelf {
  private readonly byKey = new Map<string, Kept>()
  private readonly byUrl = new Map<string, Kept>()
  private readonly byTag = new Map<string, Set<Kept>>()
  private readonly making = new Map<string, Promise<Finished>>()
  private readonly askings = new Askings()
  private readonly changes = new Changes()
  private readonly options: Required<ShelfOptions>
  private bytes = 0

  constructor(options: ShelfOptions) {
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
  byAddress(url: string): Kept | undefined {
    const kept = this.byUrl.get(url)
    if (!kept || kept.changed || kept.freshUntil < this.options.now()) return undefined
    kept.usedSinceSweep = true
    return kept
  }

  /**
   * The kept answer, or what `make` makes of it. Only answers with status 200 are kept, and those of which few
   * are asked for twice only then.
   */
  async get(wanted: Wanted, make: Make): Promise<Finished> {
    const kept = this.byKey.get(wanted.key)
    if (!kept) return this.renew(wanted, make)
    this.nameAddress(wanted.url, kept)
    kept.usedSinceSweep = true
    const age = this.options.now() - kept.freshUntil
    if (!kept.changed && age < this.options.staleMs) {
      this.options.count(age < 0 ? 'hit' : 'stale')
      if (age >= 0) this.renewBehindTheScenes(kept, make)
      return kept.answer
    }
    try {
      return await this.renew(wanted, make)
    } catch (error) {
      if (!this.options.isOutage(error)) throw error
      this.options.count('outage')
      return kept.answer
    }
  }

  /** Whatever was made from this is old now. */
  announce(tag: string): void {
    this.changes.add(tag, this.making.size > 0)
    for (const kept of this.byTag.get(tag) ?? []) kept.changed = true
  }

  /** Everything is old now: news may have been missed, or too much changed to name. */
  announceAll(): void {
    this.changes.addAll()
    for (const kept of this.byKey.values()) kept.changed = true
  }

  private renewBehindTheScenes(kept: Kept, make: Make): void {
    this.renew(kept.wanted, make).catch((error: unknown) => {
      kept.freshUntil = this.options.now() + outageMs
      this.options.onError(error)
    })
  }

  private renew(wanted: Wanted, make: Make): Promise<Finished> {
    const underWay = this.making.get(wanted.key)
    return underWay ? this.join(underWay, wanted, make) : this.begin(wanted, make)
  }

  /** What was under way may have begun before a change that is older than this request: then once more. */
  private async join(underWay: Promise<Finished>, wanted: Wanted, make: Make): Promise<Finished> {
    this.askings.note(wanted.key)
    const answer = await underWay
    if (!this.byKey.get(wanted.key)?.changed) return answer
    return this.making.get(wanted.key) ?? this.begin(wanted, make)
  }

  private begin(wanted: Wanted, make: Make): Promise<Finished> {
    const since = this.changes.count
    this.options.count('made')
    const making = make()
      .then((answer) => this.put(wanted, answer, since))
      .finally(() => {
        this.making.delete(wanted.key)
        if (this.making.size === 0) this.changes.forget()
      })
    this.making.set(wanted.key, making)
    return making
  }

  private put(wanted: Wanted, answer: Finished, since: number): Finished {
    const old = this.byKey.get(wanted.key)
    if (answer.status !== 200) {
      if (old) this.drop(old)
      return answer
    }
    if (!old && answer.isOneOfMany && !this.askings.isAgain(wanted.key)) return answer
    const kept = old ?? this.add(wanted, answer)
    // The same bytes again: those compressed already go on being used.
    if (kept.answer.etag === answer.etag) kept.answer.tags = answer.tags
    else this.replace(kept, answer)
    this.retag(kept, answer.tags)
    kept.changed = this.changes.anySince(since, kept.tags)
    kept.freshUntil = this.options.now() + this.options.freshMs
    this.nameAddress(wanted.url, kept)
    this.makeRoom()
    return kept.answer
  }

  private add(wanted: Wanted, answer: Finished): Kept {
    const kept: Kept = {
      wanted,
      answer,
      freshUntil: 0,
      changed: false,
      tags: new Set(),
      urls: [],
      bytes: 0,
      usedSinceSweep: true,
    }
    this.byKey.set(wanted.key, kept)
    this.replace(kept, answer)
    return kept
  }

  private replace(kept: Kept, answer: Finished): void {
    kept.answer.body.changedSize = () => {}
    kept.answer = answer
    this.weigh(kept, answer.body.size + overheadBytes - kept.bytes)
    answer.body.changedSize = (bytes) => {
      this.weigh(kept, bytes)
      this.makeRoom()
    }
  }

  private weigh(kept: Kept, more: number): void {
    kept.bytes += more
    this.bytes += more
  }

  private retag(kept: Kept, tags: Iterable<string>): void {
    for (const tag of kept.tags) this.untag(tag, kept)
    kept.tags = new Set(tags)
    for (const tag of kept.tags) {
      const tagged = this.byTag.get(tag)
      if (tagged) tagged.add(kept)
      else this.byTag.set(tag, new Set([kept]))
    }
  }

  private untag(tag: string, kept: Kept): void {
    const tagged = this.byTag.get(tag)
    tagged?.delete(kept)
    if (tagged?.size === 0) this.byTag.delete(tag)
  }

  private nameAddress(url: string | undefined, kept: Kept): void {
    if (url === undefined || url.length > longestUrl || this.byUrl.get(url) === kept) return
    this.byUrl.set(url, kept)
    if (kept.urls.push(url) <= mostUrls) return
    const oldest = kept.urls.shift()
    if (oldest !== undefined) this.byUrl.delete(oldest)
  }

  /** Goes round the answers in the order of their making; what was used since last time stays. */
  private makeRoom(): void {
    for (const [key, kept] of this.byKey) {
      if (this.bytes <= this.options.maxBytes) return
      if (!kept.usedSinceSweep) {
        this.drop(kept)
        continue
      }
      kept.usedSinceSweep = false
      this.byKey.delete(key)
      this.byKey.set(key, kept)
    }
  }

  private drop(kept: Kept): void {
    this.byKey.delete(kept.wanted.key)
    for (const url of kept.urls) this.byUrl.delete(url)
    for (const tag of kept.tags) this.untag(tag, kept)
    kept.answer.body.changedSize = () => {}
    this.bytes -= kept.bytes
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

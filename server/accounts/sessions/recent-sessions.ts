import type { Customer } from '#server/platform/http/handler.ts'

/** Some 2 MB. */
const maxSessions = 8_000

interface Recent {
  customer: Customer
  until: Date
}

/**
 * Sessions that were valid a moment ago, by the hash of their token in hexadecimal digits. They may have ended since, here or
 * in another process: only for endpoints that check the session themselves (`checksSession`).
 */
export class RecentSessions {
  private readonly byHash = new Map<string, Recent>()

  find(hash: string, now: Date): Customer | null {
    const recent = this.byHash.get(hash)
    return recent && now < recent.until ? recent.customer : null
  }

  /** `until`: when its end, or the time of its last call, must be read again. */
  add(hash: string, customer: Customer, until: Date): void {
    this.byHash.delete(hash)
    this.byHash.set(hash, { customer, until })
    const [oldest] = this.byHash.keys()
    if (this.byHash.size > maxSessions && oldest !== undefined) this.byHash.delete(oldest)
  }

  delete(hash: string): void {
    this.byHash.delete(hash)
  }
}

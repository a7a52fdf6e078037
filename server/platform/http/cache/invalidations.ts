/** Tags invalidated while calls were in flight, which may have read the state before. */
export class Invalidations {
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

  /** Called once nothing is in flight. */
  clear(): void {
    this.at.clear()
  }
}

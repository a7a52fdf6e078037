/** The oldest are dropped first. A full cache has some 3,000 responses, and 10,000 keys take 1 MB. */
const maxKeys = 10_000

/** The keys requested once of late: caching what is never requested again would waste memory and evictions. */
export class SecondUse {
  private readonly keys = new Set<string>()

  note(key: string): void {
    this.keys.add(key)
    if (this.keys.size <= maxKeys) return
    for (const oldest of this.keys) {
      this.keys.delete(oldest)
      return
    }
  }

  /** Whether the key was noted before; notes it if not. */
  isSecondUse(key: string): boolean {
    if (this.keys.delete(key)) return true
    this.note(key)
    return false
  }
}

/** Keys remembered at most. */
const maxKeys = 2_000

/** Which keys were asked for before, of late: keeping what nobody asks for again costs memory and its tidying. */
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

  /** Whether it was noted before; notes it. */
  isAgain(key: string): boolean {
    if (this.keys.delete(key)) return true
    this.note(key)
    return false
  }
}

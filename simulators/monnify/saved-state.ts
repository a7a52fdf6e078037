import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A log of events, a line each, in a file that outlives the process; without a path nothing is saved. */
export class SavedState<T> {
  readonly #path: string | null

  constructor(path: string | null) {
    this.#path = path
    if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  }

  /** Oldest first; a line that a kill cut short is skipped. */
  all(): T[] {
    return this.#text()
      .split('\n')
      .flatMap((line) => {
        try {
          // Only `add` writes the file.
          return line ? [JSON.parse(line) as T] : []
        } catch {
          return []
        }
      })
  }

  add(entry: T): void {
    // A line of its own, also after one that was cut short.
    if (this.#path) appendFileSync(this.#path, `\n${JSON.stringify(entry)}\n`)
  }

  #text(): string {
    try {
      return this.#path ? readFileSync(this.#path, 'utf8') : ''
    } catch {
      return ''
    }
  }
}

import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What happened, a line for each, in a file that outlives the process: a bank does not forget who was paid
 * when the mall is killed. Without a path it is remembered by nobody.
 */
export class SavedState<T> {
  readonly #path: string | null

  constructor(path: string | null) {
    this.#path = path
    if (path) mkdirSync(dirname(path), { recursive: true })
  }

  /** In the order in which it happened; a line that a kill cut short is passed over. */
  all(): T[] {
    return this.#text()
      .split('\n')
      .flatMap((line) => {
        try {
          // The file is ours alone.
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

import { randomInt, randomUUID } from 'node:crypto'

export interface ScannedLine {
  line_id: number
  order_code: string
  barcode: string
  units: number
}

export interface SentScan {
  key: string
  line_id: number
  barcode: string | null
}

const kinds = ['right', 'right', 'other', 'foreign', 'short', 'press', 'double', 'no line'] as const

/** Random scans of a batch, and what each must come to: one count a line is the whole model. */
export class ScanModel {
  readonly counts: Map<number, number>
  readonly #lines: readonly ScannedLine[]
  readonly #answered = new Map<string, string>()
  readonly #sent: SentScan[] = []

  constructor(lines: readonly ScannedLine[]) {
    this.#lines = lines
    this.counts = new Map(lines.map(({ line_id }) => [line_id, 0]))
  }

  random(): SentScan {
    const line = this.#lines[randomInt(this.#lines.length)]
    if (!line) throw new Error('a batch has lines')
    const earlier = this.#sent[randomInt(Math.max(1, this.#sent.length))]
    const scan = { key: randomUUID(), line_id: line.line_id, barcode: line.barcode }
    switch (kinds[randomInt(kinds.length)]) {
      case 'double':
        return earlier ?? scan
      case 'other':
        return { ...scan, barcode: this.#otherThan(line.barcode) }
      case 'foreign':
        return { ...scan, barcode: `40063813${randomInt(99_999)}` }
      case 'short':
        return { ...scan, barcode: line.barcode.slice(0, 1 + randomInt(12)) }
      case 'no line':
        return { ...scan, line_id: 900_000 + randomInt(99) }
      case 'press':
        return { ...scan, barcode: null }
      default:
        return scan
    }
  }

  /** The sums that the scans of one call must come to; they count from now on. */
  outcomesOf(scans: readonly SentScan[]): string[] {
    const done = new Set(this.#lines.map(({ order_code }) => order_code).filter(this.#isWhole))
    return scans.map((scan) => {
      const line = this.#lines.find(({ line_id }) => line_id === scan.line_id)
      // One of no line of the batch is stored nowhere.
      if (!line) return 'wrong'
      const outcome = this.#answered.get(scan.key) ?? this.#outcome(scan, line, done)
      this.#answered.set(scan.key, outcome)
      this.#sent.push(scan)
      return outcome
    })
  }

  #outcome({ barcode }: SentScan, line: ScannedLine, done: ReadonlySet<string>): string {
    if (done.has(line.order_code)) return 'wrong'
    if (barcode !== null && barcode !== line.barcode) return 'wrong'
    const count = this.counts.get(line.line_id) ?? 0
    if (count === line.units) return 'too-many'
    this.counts.set(line.line_id, count + 1)
    return 'counted'
  }

  #isWhole = (code: string) =>
    this.#lines.every(
      ({ order_code, line_id, units }) => order_code !== code || this.counts.get(line_id) === units,
    )

  #otherThan(barcode: string): string {
    return this.#lines.find((line) => line.barcode !== barcode)?.barcode ?? 'OTHER'
  }
}

import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'

/** A hosted payment page for one amount. Amounts are naira. */
export interface HostedLink {
  kind: 'link'
  id: string
  tx_ref: string
  amount: number
  currency: string
  redirect_url: string
  title: string
  description: string
  email: string
  name: string
  phone_number: string | null
  meta: object
  /** ISO 8601, UTC, by the mall's clock. */
  created_at: string
  expires_at: string
  is_closed: boolean
}

export interface Transaction {
  kind: 'transaction'
  id: number
  tx_ref: string
  flw_ref: string
  amount: number
  currency: string
  status: 'successful' | 'failed'
  processor_response: string
  payment_type: 'card' | 'ussd' | 'bank_transfer'
  created_at: string
}

export interface Refund {
  kind: 'refund'
  id: number
  tx_id: number
  amount_refunded: number
  comments: string | null
  created_at: string
}

type Entry = HostedLink | Transaction | Refund

/**
 * The provider's data, in a file to which every change is appended: it survives a kill of the mall,
 * and all processes of a mall share it.
 */
export class Book {
  readonly #path: string | null
  readonly #links = new Map<string, HostedLink>()
  /** `tx_ref` → the id of its newest page. */
  readonly #newest = new Map<string, string>()
  /** By `tx_ref`. */
  readonly #transactions = new Map<string, Transaction>()
  readonly #refunds = new Map<number, Refund>()
  #read = 0

  /** Without a path it is in memory only. */
  constructor(path: string | null) {
    this.#path = path
    if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  }

  write(entry: Entry): void {
    this.#apply(entry)
    // A line break before it too: a process that was killed may have left half a line.
    if (this.#path) appendFileSync(this.#path, `\n${JSON.stringify(entry)}\n`)
  }

  link(id: string): HostedLink | undefined {
    this.#catchUp()
    return this.#links.get(id)
  }

  /** The newest page for a reference. */
  linkFor(txRef: string): HostedLink | undefined {
    this.#catchUp()
    return this.#links.get(this.#newest.get(txRef) ?? '')
  }

  /** Newest first. */
  links(): HostedLink[] {
    this.#catchUp()
    return [...this.#links.values()].reverse()
  }

  transactionFor(txRef: string): Transaction | undefined {
    this.#catchUp()
    return this.#transactions.get(txRef)
  }

  transaction(id: number): Transaction | undefined {
    this.#catchUp()
    return [...this.#transactions.values()].find((one) => one.id === id)
  }

  refundsOf(transactionId: number): Refund[] {
    this.#catchUp()
    return [...this.#refunds.values()].filter(({ tx_id }) => tx_id === transactionId)
  }

  #apply(entry: Entry): void {
    if (entry.kind === 'link') {
      if (!this.#links.has(entry.id)) this.#newest.set(entry.tx_ref, entry.id)
      this.#links.set(entry.id, entry)
    } else if (entry.kind === 'transaction') this.#transactions.set(entry.tx_ref, entry)
    else this.#refunds.set(entry.id, entry)
  }

  /** Reads what was appended since: other processes' lines, and its own again, which changes nothing. */
  #catchUp(): void {
    if (!this.#path) return
    const file = openSync(this.#path, 'a+')
    try {
      const { size } = fstatSync(file)
      if (size <= this.#read) return
      const bytes = Buffer.alloc(size - this.#read)
      readSync(file, bytes, 0, bytes.length, this.#read)
      const whole = bytes.lastIndexOf('\n') + 1
      this.#read += whole
      for (const line of bytes.subarray(0, whole).toString().split('\n')) this.#applyLine(line)
    } finally {
      closeSync(file)
    }
  }

  #applyLine(line: string): void {
    if (!line) return
    try {
      // Only `write` fills this file.
      this.#apply(JSON.parse(line) as Entry)
    } catch {}
  }
}

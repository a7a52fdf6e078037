import { randomInt } from 'node:crypto'
import { SavedState } from './saved-state.ts'

/** How Monnify's API behaves from now on; transfers arrive all the same. */
export const modes = {
  works: 'works',
  fails: 'fails (HTTP 500)',
  refuses: 'refuses new account numbers',
  slow: 'does the work, and answers too late',
  expires: 'refuses all tokens issued before this moment',
  nonsense: 'answers HTML',
} as const
export type Mode = keyof typeof modes

export function isMode(name: unknown): name is Mode {
  return typeof name === 'string' && Object.hasOwn(modes, name)
}

export interface Account {
  accountReference: string
  accountNumber: string
  accountName: string
  customerEmail?: string
}

export interface Transfer {
  transactionReference: string
  to: Account
  /** Naira. */
  amount: number
  /** ISO 8601, UTC. */
  at: string
}

export interface BankDeps {
  now: () => Date
  /** The file of its data; null: in memory only. */
  path: string | null
  /** Finds accounts that the bank did not open itself: those of the demo people. */
  knownAccount: (accountNumber: string) => Promise<Account | null>
}

type Entry = { account: Account } | { transfer: Transfer } | { closed: string }

/** The accounts at the bank, and what came into them. */
export class Bank {
  mode: Mode = 'works'
  readonly #deps: BankDeps
  readonly #accounts = new Map<string, Account>()
  readonly #transfers = new Map<string, Transfer>()
  readonly #saved: SavedState<Entry>

  constructor(deps: BankDeps) {
    this.#deps = deps
    this.#saved = new SavedState(deps.path)
    for (const entry of this.#saved.all()) this.#take(entry)
  }

  open(accountReference: string, accountName: string, customerEmail: string): Account {
    const accountNumber = `62${digits(8)}`
    const account = { accountReference, accountNumber, accountName, customerEmail }
    this.#enter({ account })
    return account
  }

  /** Answers whether there was one. */
  close(accountReference: string): boolean {
    if (!this.#accounts.has(accountReference)) return false
    this.#enter({ closed: accountReference })
    return true
  }

  account(accountReference: string): Account | undefined {
    return this.#accounts.get(accountReference)
  }

  async byNumber(accountNumber: string): Promise<Account | null> {
    const here = [...this.#accounts.values()].find((one) => one.accountNumber === accountNumber)
    return here ?? (await this.#deps.knownAccount(accountNumber))
  }

  receive(to: Account, amount: number): Transfer {
    const at = this.#deps.now().toISOString()
    const day = at.replace(/\D/g, '').slice(0, 14)
    const transactionReference = `MNFY|04|${day}|${digits(9)}`
    const transfer = { transactionReference, to, amount, at }
    this.#enter({ transfer })
    return transfer
  }

  transfer(transactionReference: string): Transfer | undefined {
    return this.#transfers.get(transactionReference)
  }

  /** Newest first. */
  get transfers(): Transfer[] {
    return [...this.#transfers.values()].reverse()
  }

  #enter(entry: Entry): void {
    this.#saved.add(entry)
    this.#take(entry)
  }

  #take(entry: Entry): void {
    if ('closed' in entry) this.#accounts.delete(entry.closed)
    else if ('account' in entry) this.#accounts.set(entry.account.accountReference, entry.account)
    else this.#transfers.set(entry.transfer.transactionReference, entry.transfer)
  }
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

import type { Clock } from '#server/platform/clock.ts'
import { number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { phoneCodes } from '#server/platform/http/limits/phone-codes.ts'
import type { Logger } from '#server/platform/log.ts'
import type { Option } from './contact.ts'

const dayMs = 24 * 3_600_000

interface Budget {
  /** Messages a day, for each code that was typed in `perConfirmed` more. Beyond them: a proof of work. */
  free: number
  perConfirmed: number
  /** Beyond these nothing is sent at all; WhatsApp may go on a little longer than SMS. */
  closed: Record<Option, number>
  /** The same while the country or the mall is over its own budget. */
  pressed: Record<Option, number>
}

const never = { sms: Number.POSITIVE_INFINITY, whatsapp: Number.POSITIVE_INFINITY }

/**
 * What codes to phones may cost, in messages a day. Those that are typed in tell people from pumps: nobody
 * confirms a pumped number. Countries and the mall never close, since strangers could close them for all.
 */
export const phoneBudgets = {
  /** Waits between messages (issuing.ts) bound what one number gets. */
  number: { free: 5, perConfirmed: 1, closed: never, pressed: never },
  /** The range of addresses that asks: 256 addresses of IPv4, as a carrier's. */
  range: {
    free: 60,
    perConfirmed: 3,
    closed: { sms: 150, whatsapp: 200 },
    pressed: { sms: 5, whatsapp: 8 },
  },
  /** A hundred thousand numbers: those with the same eight first digits. */
  block: {
    free: 40,
    perConfirmed: 3,
    closed: { sms: 150, whatsapp: 200 },
    pressed: { sms: 15, whatsapp: 20 },
  },
  country: { free: 3_000, perConfirmed: 3, closed: never, pressed: never },
  total: { free: 3_000, perConfirmed: 3, closed: never, pressed: never },
} as const satisfies Record<string, Budget>

type Scope = keyof typeof phoneBudgets

const scopes = ['number', 'range', 'block', 'country', 'total'] as const satisfies Scope[]

/** Yesterday's confirmed codes count half, the day before's a quarter; such a row is kept for a month. */
const trustMs = 30 * dayMs

/** E.164 with +234: the only numbers that the contract takes. */
const countryDigits = 4
const blockDigits = 9

const budgetRow = { key: text, sent: number, confirmed: number }
type BudgetCount = Row<typeof budgetRow>

/** What a message needs to be sent; `closed`: it is not sent at all. */
type Needed = 'nothing' | 'proof' | 'closed'

export interface PhoneRequest {
  /** E.164. */
  number: string
  /** The range of addresses that asks. */
  range: string
  option: Option
}

/** Counts codes to phones, in the database, so that all processes share the counts. */
export class PhoneBudgets {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: Pick<Logger, 'error'>
  /** Until when the budget of a scope is not logged again, ms. */
  readonly #silentUntil = new Map<Scope, number>()

  constructor(db: Db, clock: Clock, log: Pick<Logger, 'error'>) {
    this.#db = db
    this.#clock = clock
    this.#log = log
  }

  /** What one more message would need. */
  async look(db: Db, request: PhoneRequest): Promise<Needed> {
    const keys = keysOf(request.number, request.range)
    const rows = await many(db, sentNow, [Object.values(keys), this.#clock.now()])
    return this.#neededBy(request, rows)
  }

  /** Counts a message in the transaction that writes it; answers what it needs. */
  async count(tx: Db, request: PhoneRequest): Promise<Needed> {
    const now = this.#clock.now()
    const keys = keysOf(request.number, request.range)
    const endsAt = new Date(now.getTime() + dayMs)
    return this.#neededBy(request, await many(tx, countSent, [Object.values(keys), endsAt, now]))
  }

  #neededBy({ number, range, option }: PhoneRequest, rows: BudgetCount[]): Needed {
    const keys = keysOf(number, range)
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const over = scopes.filter((scope) => isOver(byKey.get(keys[scope]), phoneBudgets[scope]))
    for (const scope of over) this.#alert(scope, byKey.get(keys[scope]))
    const isPressed = over.includes('country') || over.includes('total')
    const isClosed = scopes.some((scope) => {
      const { closed, pressed, perConfirmed } = phoneBudgets[scope]
      const row = byKey.get(keys[scope])
      const max = (isPressed ? pressed : closed)[option] + perConfirmed * (row?.confirmed ?? 0)
      return row !== undefined && row.sent > max
    })
    if (isClosed) return 'closed'
    return over.length > 0 ? 'proof' : 'nothing'
  }

  /** A code to this number was typed in; it had been asked for from this range. A number counts once a day. */
  async confirm(number: string, range: string): Promise<void> {
    const { number: own, ...others } = keysOf(number, range)
    const now = this.#clock.now()
    const isFirst = (await run(this.#db, confirmNumber, [own, now])) === 1
    if (isFirst) await run(this.#db, confirmOthers, [Object.values(others), now])
    phoneCodes.inc({ outcome: 'confirmed' })
  }

  /** One line for a scope and a day: what is refused afterwards is in the metric. */
  #alert(scope: Scope, row: BudgetCount | undefined): void {
    const now = this.#clock.now().getTime()
    // A number for itself is nothing yet: somebody waits for an SMS that is late.
    if (scope === 'number' || (this.#silentUntil.get(scope) ?? 0) > now) return
    this.#silentUntil.set(scope, now + dayMs)
    const facts = { scope, sent: row?.sent, confirmed: row?.confirmed }
    this.#log.error(facts, 'codes to phones are over their budget: somebody may be pumping SMS')
  }
}

function isOver(row: BudgetCount | undefined, { free, perConfirmed }: Budget): boolean {
  return row !== undefined && row.sent > free + perConfirmed * row.confirmed
}

function keysOf(number: string, range: string): Record<Scope, string> {
  return {
    number: numberKey(number),
    range: `range ${range}`,
    block: `block ${number.slice(0, blockDigits)}`,
    country: `country ${number.slice(0, countryDigits)}`,
    total: 'total',
  }
}

function numberKey(number: string): string {
  return `number ${number}`
}

const sentNow = statement(
  'phone-budgets-look',
  budgetRow,
  `SELECT key, sent + 1 AS sent, confirmed FROM account_phone_budgets
   WHERE key = ANY ($1) AND ends_at > $2`,
)

const countSent = statement(
  'phone-budgets-count',
  budgetRow,
  // In the order of the keys, so that two of these never deadlock.
  `INSERT INTO account_phone_budgets AS budgets (key, sent, confirmed, ends_at)
   SELECT key, 1, 0, $2 FROM unnest($1::text[]) AS new (key) ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     sent = CASE WHEN budgets.ends_at > $3 THEN budgets.sent ELSE 0 END + 1,
     confirmed = CASE WHEN budgets.ends_at > $3 THEN budgets.confirmed ELSE budgets.confirmed / 2 END,
     ends_at = CASE WHEN budgets.ends_at > $3 THEN budgets.ends_at ELSE $2 END
   RETURNING key, sent, confirmed`,
)

const confirmNumber = rareStatement(
  'phone-budgets-confirm-number',
  {},
  'UPDATE account_phone_budgets SET confirmed = 1 WHERE key = $1 AND ends_at > $2 AND confirmed = 0',
)

const confirmOthers = rareStatement(
  'phone-budgets-confirm',
  {},
  `WITH mine AS (
     SELECT key FROM account_phone_budgets WHERE key = ANY ($1) AND ends_at > $2
     ORDER BY key FOR UPDATE
   )
   UPDATE account_phone_budgets AS budgets SET confirmed = confirmed + 1
   FROM mine WHERE budgets.key = mine.key`,
)

/** Deletes a number's count when its account ends, in its transaction. */
export async function deletePhoneBudget(tx: Tx, number: string): Promise<void> {
  await run(tx, deleteBudget, [numberKey(number)])
}

const deleteBudget = rareStatement(
  'phone-budgets-delete',
  {},
  'DELETE FROM account_phone_budgets WHERE key = $1',
)

/** Deletes the counts of numbers once their day is over, and others once they are old. */
export async function cleanUpPhoneBudgets(db: Db, now: Date): Promise<void> {
  await run(db, endedBudgets, [now, new Date(now.getTime() - trustMs)])
}

const endedBudgets = rareStatement(
  'phone-budgets-clean-up',
  {},
  `DELETE FROM account_phone_budgets
   WHERE ends_at <= $2 OR (ends_at <= $1 AND starts_with(key, 'number '))`,
)

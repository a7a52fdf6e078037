import type { Clock } from '../platform/clock.ts'
import { number, type Row, text, time } from '../platform/database/columns.ts'
import { type Db, many, run } from '../platform/database/query.ts'
import { rareStatement, statement } from '../platform/database/statement.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { phoneCodes } from '../platform/http/limits/phone-codes.ts'
import type { Logger } from '../platform/log.ts'

const dayMs = 24 * 3_600_000

type Paid = 'sms' | 'whatsapp'

/** What a message is about; each kind may use a budget further than the one before, so that none uses up the others'. */
export type Kind =
  | 'order'
  /** A code to whoever asks. */
  | 'code'
  /** News of the customer's own account, or a code in a browser that it knows. */
  | 'own'

const reserve = { order: 1, code: 1.5, own: 2 } as const satisfies Record<Kind, number>

interface Budget {
  /** Messages a day, for each code that was typed in `perConfirmed` more. Beyond them a code needs a proof of work. */
  free: number
  perConfirmed: number
  /** Beyond these nothing is sent at all; WhatsApp may go on a little longer than SMS. */
  closed: Record<Paid, number>
  /** The same while the country or the mall is over its own budget. */
  pressed: Record<Paid, number>
  /** In any case, whoever types in how many: who owns the numbers confirms as many as it takes. Times `reserve`. */
  most: number
}

const never = { sms: Number.POSITIVE_INFINITY, whatsapp: Number.POSITIVE_INFINITY }
const unlimited = { free: Number.POSITIVE_INFINITY, perConfirmed: 0, closed: never, pressed: never }

/**
 * What messages to phones may cost, in messages a day, whatever they are about. Codes that are typed in tell people from
 * pumps: those of people mostly are. A pump that types in every third one of its own numbers earns less than it uses.
 */
export const phoneBudgets = {
  number: { ...unlimited, most: 20 },
  account: { ...unlimited, most: 20 },
  address: {
    free: 60,
    perConfirmed: 2,
    closed: { sms: 150, whatsapp: 200 },
    pressed: never,
    most: 500,
  },
  /** 256 addresses of IPv4, as a carrier's. */
  range: {
    free: 60,
    perConfirmed: 2,
    closed: { sms: 150, whatsapp: 200 },
    pressed: { sms: 5, whatsapp: 8 },
    most: 2_000,
  },
  /** A hundred thousand numbers: those with the same eight first digits. */
  block: {
    free: 100,
    perConfirmed: 2,
    closed: { sms: 300, whatsapp: 400 },
    pressed: { sms: 15, whatsapp: 20 },
    most: 2_000,
  },
  country: { ...unlimited, free: 3_000, perConfirmed: 2, most: 20_000 },
  total: { ...unlimited, free: 3_000, perConfirmed: 2, most: 20_000 },
} as const satisfies Record<string, Budget>

type Scope = keyof typeof phoneBudgets

const scopes = [
  'number',
  'account',
  'address',
  'range',
  'block',
  'country',
  'total',
] as const satisfies Scope[]

/** Yesterday's confirmed codes count half, the day before's a quarter; such a row is kept for a month. */
const trustMs = 30 * dayMs

/** E.164 with +234: the only numbers that the contract takes. */
const countryDigits = 4
const blockDigits = 9

const budgetRow = { key: text, sent: number, confirmed: number, ends_at: time }
type BudgetCount = Row<typeof budgetRow>

/** What a message needs to be sent; `closed`: it is not sent at all before `until`. */
export type Needed =
  | { is: 'nothing' | 'proof' }
  | { is: 'closed'; scope: Scope; until: Date; isForAll: boolean }

/** Whose budgets a message is counted in, beside its number's. */
export interface Payers {
  accountId?: number | undefined
  /** The address that asks, and its range. */
  address?: string | undefined
  range?: string | undefined
}

export interface PhoneMessage extends Payers {
  /** E.164. */
  number: string
  kind: Kind
  option: Paid
}

/** Counts messages to phones, in the database, so that all processes share the counts. */
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
  async look(db: Db, message: PhoneMessage): Promise<Needed> {
    const keys = keysOf(message)
    const rows = await many(db, sentNow, [[...keys.values()], this.#clock.now()])
    return this.#neededBy(message, rows)
  }

  /** Counts a message; answers what it needs. */
  async count(db: Db, message: PhoneMessage): Promise<Needed> {
    const now = this.#clock.now()
    const endsAt = new Date(now.getTime() + dayMs)
    const keys = [...keysOf(message).values()]
    return this.#neededBy(message, await many(db, countSent, [keys, endsAt, now]))
  }

  #neededBy(message: PhoneMessage, rows: BudgetCount[]): Needed {
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const counts = scopes.flatMap((scope) => {
      const row = byKey.get(keysOf(message).get(scope) ?? '')
      return row ? [{ scope, row }] : []
    })
    const over = counts.filter(({ scope, row }) => isOver(row, phoneBudgets[scope]))
    for (const { scope, row } of over) this.#alert(scope, row)
    const isPressed = over.some(({ scope }) => scope === 'country' || scope === 'total')
    const spent = counts.find(
      ({ scope, row }) => row.sent > phoneBudgets[scope].most * reserve[message.kind],
    )
    const closed =
      spent ?? counts.find(({ scope, row }) => row.sent > earnedBy(row, scope, message, isPressed))
    if (!closed) return { is: over.length > 0 ? 'proof' : 'nothing' }
    const { scope, row } = closed
    this.#alert(scope, row)
    return { is: 'closed', scope, until: row.ends_at, isForAll: spent !== undefined }
  }

  /** A code to this number was typed in; it had been asked for from this range. A number counts once a day. */
  async confirm(message: Omit<PhoneMessage, 'kind' | 'option'>): Promise<void> {
    const { number: own, account: _, ...others } = Object.fromEntries(keysOf(message))
    const now = this.#clock.now()
    const isFirst = (await run(this.#db, confirmNumber, [own, now])) === 1
    if (isFirst) await run(this.#db, confirmOthers, [Object.values(others), now])
    phoneCodes.inc({ outcome: 'confirmed' })
  }

  /** One line for a scope and a day: what is refused afterwards is in the metric. */
  #alert(scope: Scope, { sent, confirmed }: BudgetCount): void {
    const now = this.#clock.now().getTime()
    if ((this.#silentUntil.get(scope) ?? 0) > now) return
    this.#silentUntil.set(scope, now + dayMs)
    const facts = { scope, sent, confirmed }
    this.#log.error(facts, 'messages to phones are over their budget: somebody may be pumping SMS')
  }
}

function isOver(row: BudgetCount, { free, perConfirmed }: Budget): boolean {
  return row.sent > free + perConfirmed * row.confirmed
}

function earnedBy(
  { confirmed }: BudgetCount,
  scope: Scope,
  { option }: PhoneMessage,
  isPressed: boolean,
): number {
  const { closed, pressed, perConfirmed } = phoneBudgets[scope]
  return (isPressed ? pressed : closed)[option] + perConfirmed * confirmed
}

type Counted = Payers & { number: string }

function keysOf({ number, accountId, address, range }: Counted): Map<Scope, string> {
  const keys = new Map<Scope, string>([
    ['number', numberKey(number)],
    ['country', `country ${number.slice(0, countryDigits)}`],
    ['total', 'total'],
  ])
  if (accountId !== undefined) keys.set('account', `account ${accountId}`)
  if (address !== undefined) keys.set('address', `address ${address}`)
  // Of codes alone: whoever gets other messages is known.
  if (range !== undefined) {
    keys.set('range', `range ${range}`)
    keys.set('block', `block ${number.slice(0, blockDigits)}`)
  }
  return keys
}

function numberKey(number: string): string {
  return `number ${number}`
}

const sentNow = statement(
  'phone-budgets-look',
  budgetRow,
  `SELECT key, sent + 1 AS sent, confirmed, ends_at FROM account_phone_budgets
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
   RETURNING key, sent, confirmed, ends_at`,
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
   WHERE ends_at <= $2 OR (ends_at <= $1 AND NOT starts_with(key, 'range ')
     AND NOT starts_with(key, 'block ') AND key <> 'total' AND NOT starts_with(key, 'country '))`,
)

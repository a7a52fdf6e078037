import { randomInt } from 'node:crypto'
import { oneLine } from '#contract/text/plain-text.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

export interface NewAccount {
  /** As it was typed; the first word becomes the first name. */
  name: string
  /** In lower case. */
  email: string | null
  /** E.164. */
  phoneNumber: string | null
  /** E.164, told at the telephone; default: none. */
  unprovedNumber?: string
  passwordHash: string
}

/** Adds an account in the caller's transaction; null where one of the contacts is taken. */
export async function openAccount(
  tx: Db,
  { name, email, phoneNumber, unprovedNumber, passwordHash }: NewAccount,
  now: Date,
): Promise<number | null> {
  const { firstName, lastName } = splitName(name)
  const added = await maybe(tx, addAccount, [
    newSlug(),
    firstName,
    lastName,
    email,
    phoneNumber,
    passwordHash,
    now,
    unprovedNumber ?? null,
  ])
  return added?.id ?? null
}

const addAccount = rareStatement(
  'account-add',
  { id: number },
  `INSERT INTO accounts
     (slug, first_name, last_name, email, phone_number, password_hash, created_at, unproved_number)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT DO NOTHING RETURNING id`,
)

/** Names are stored as people write them, in any script. */
function splitName(name: string): { firstName: string; lastName: string | null } {
  const [firstName = '', ...rest] = oneLine(name).split(' ')
  return { firstName, lastName: rest.join(' ') || null }
}

const slugAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 62 random bits: a collision is unlikely, and the database would refuse it. */
function newSlug(): string {
  return Array.from({ length: 12 }, () => slugAlphabet[randomInt(slugAlphabet.length)]).join('')
}

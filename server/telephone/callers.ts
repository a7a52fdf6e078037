import { localNumber } from '#contract/forms/written-number.ts'
import type { Caller } from '#contract/office/telephone.ts'
import {
  accountsOfContact,
  maskedEmail,
  maskedPhone,
  openAccount,
  seenCustomer,
} from '#server/accounts/accounts.ts'
import { auditSource, hidden, type RecordAudit } from '#server/audit/audit.ts'
import { addressLine, postalAddress, readAddresses } from '#server/delivery/delivery.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'

export interface CallerDeps {
  database: Database
  clock: Clock
  recordAudit: RecordAudit
}

/** No password has this hash. */
const noPassword = '$argon2id$'

/** The customers with this number: who has proved it, and whose account a member opened with it. */
export async function callersWith(db: Db, phone: string): Promise<Caller[]> {
  const ids = await accountsOfContact(db, { phoneNumber: numberIn(phone) })
  return Promise.all(ids.map((id) => callerOf(db, id)))
}

/**
 * Opens an account for somebody at the telephone. Refuses with `conflict` where an account has the number: orders are
 * taken for that one.
 */
export function addCaller(
  { database, clock, recordAudit }: CallerDeps,
  call: Call,
  { name, phone }: { name: string; phone: string },
): Promise<Caller> {
  const unprovedNumber = numberIn(phone)
  return inTransaction(database.pool, async (tx) => {
    const [before] = await accountsOfContact(tx, { phoneNumber: unprovedNumber })
    const account = {
      name,
      email: null,
      phoneNumber: null,
      unprovedNumber,
      passwordHash: noPassword,
    }
    const id = before === undefined ? await openAccount(tx, account, clock.now()) : null
    if (id === null) refuse('conflict', { message: 'A customer has this number already.' })
    const after = { name: hidden, unproved_number: hidden }
    await recordAudit(tx, auditSource(call), { subject: `customer:${id}`, after })
    return callerOf(tx, id)
  })
}

/** Refuses with `not_found` where the account has ended. */
export async function callerOf(db: Db, id: number): Promise<Caller> {
  const row = await seenCustomer(db, id)
  if (!row || row.deleted_at) refuse('not_found')
  const addresses = await readAddresses(db, id)
  return {
    id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    masked_phone: maskedPhone(row.phone_number ?? row.unproved_number),
    masked_email: maskedEmail(row.email),
    is_proved: row.phone_number !== null,
    addresses: addresses.map((saved) => {
      const address = postalAddress(saved, { lg: saved.lg.name, state: saved.state.name })
      return { id: saved.id, recipient: address.recipient, address: addressLine(address) ?? '' }
    }),
  }
}

/** E.164 of a number as somebody tells it. Refuses with `validation_failed`. */
function numberIn(phone: string): string {
  const digits = localNumber(phone)
  if (digits?.length === 10) return `+234${digits}`
  refuse('validation_failed', { errors: { phone: ['This is not a Nigerian phone number'] } })
}

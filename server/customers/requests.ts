import {
  downloadData,
  endAccount,
  type PersonalData,
  seenCustomer,
} from '#server/accounts/accounts.ts'
import { auditSource } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Call, refuse } from '#server/platform/http/handler.ts'
import type { ChangeDeps } from './change.ts'

/** Requests of a customer (Nigeria Data Protection Act 2023, sections 34 and 38), done by a member for them. */
export interface RequestDeps extends ChangeDeps {
  personalData: PersonalData
}

interface Request {
  id: number
  reason: string
}

/**
 * All that the mall stores of a customer, for them to take along; the audit has the reading before it is answered. Refuses
 * with `not_found`, and with `conflict` once the account has ended.
 */
export async function dataOfCustomer(
  deps: RequestDeps,
  call: Call,
  { id, reason }: Request,
): Promise<Record<string, unknown>> {
  const { database, recordAudit, personalData } = deps
  await inTransaction(database.pool, async (tx) => {
    const row = (await seenCustomer(tx, id)) ?? refuse('not_found')
    if (row.deleted_at) refuse('conflict', { message: 'This customer’s account is closed.' })
    const after = { exported: 'all data' }
    await recordAudit(tx, auditSource(call), { subject: `customer:${id}`, after, reason })
  })
  return downloadData(deps, id, personalData)
}

/**
 * Ends the account of a customer who asked for it. Refuses with `not_found`, `conflict` (it has ended) and, in words for the
 * customer, `account_in_use`.
 */
export async function endCustomer(
  { database, clock, recordAudit, personalData }: RequestDeps,
  call: Call,
  { id, reason }: Request,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    if (!(await seenCustomer(tx, id))) refuse('not_found')
    if (!(await endAccount(tx, id, clock.now(), personalData))) {
      refuse('conflict', { message: 'This customer’s account is closed.' })
    }
    const after = { account: 'ended' }
    await recordAudit(tx, auditSource(call), { subject: `customer:${id}`, after, reason })
  })
}

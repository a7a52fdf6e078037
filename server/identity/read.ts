import type { Account } from '#contract/shop/accounts.ts'
import { certain, nullable, oneOf, text } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Of checks that the provider has answered. */
const answeredStates = ['pending', 'matched', 'refused'] as const
export type AnsweredState = (typeof answeredStates)[number]
/** `asking`: the provider's answer is awaited. */
export const checkStates = ['asking', ...answeredStates] as const

export type Verification = NonNullable<Account['verification']>

const verifications: Record<AnsweredState, Omit<Verification, 'reason'>> = {
  pending: { status: 'pending', is_verified: 0 },
  matched: { status: 'verified', is_verified: 1 },
  refused: { status: 'failed', is_verified: -1 },
}

/** The result of an account's newest check; null where there was none. */
export async function verificationOf(db: Db, accountId: number): Promise<Verification | null> {
  const newest = await maybe(db, newestCheck, [accountId])
  return newest && { ...verifications[newest.state], reason: newest.reason }
}

/** The newest check of account $1 that the provider has answered. */
const fromNewest = `FROM identity_checks
   WHERE account_id = $1 AND state <> 'asking' ORDER BY id DESC LIMIT 1`

const newestCheck = statement(
  'identity-of',
  // Unanswered checks are left out.
  { state: certain(oneOf(answeredStates)), reason: nullable(text) },
  `SELECT state, reason ${fromNewest}`,
)

/** A subquery of the caller's statement: whether the identity of account $1 was checked, and matched; null without a check. */
export const isVerified = `SELECT state = 'matched' ${fromNewest}`

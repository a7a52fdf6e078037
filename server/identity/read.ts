import type { ClientBase, Pool } from 'pg'
import type { Account } from '#contract/accounts.ts'
import type { CheckState } from './tables.ts'

export type Verification = NonNullable<Account['verification']>

const verifications: Record<Exclude<CheckState, 'asking'>, Omit<Verification, 'reason'>> = {
  pending: { status: 'pending', is_verified: 0 },
  matched: { status: 'verified', is_verified: 1 },
  refused: { status: 'failed', is_verified: -1 },
}

/** The result of an account's newest check; null where there was none. */
export async function verificationOf(
  database: Pool | ClientBase,
  accountId: number,
): Promise<Verification | null> {
  const { rows } = await database.query<{
    state: keyof typeof verifications
    reason: string | null
  }>({
    name: 'identity-of',
    text: `
      SELECT state, reason FROM identity_checks
      WHERE account_id = $1 AND state <> 'asking' ORDER BY id DESC LIMIT 1`,
    values: [accountId],
  })
  const [newest] = rows
  return newest ? { ...verifications[newest.state], reason: newest.reason } : null
}

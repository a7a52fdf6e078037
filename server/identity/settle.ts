import type { ClientBase } from 'pg'
import type { AccountHolder } from '#server/accounts/accounts.ts'
import { notify } from '#server/notifications/notifications.ts'
import type { CheckDeps } from './deps.ts'
import type { Verdict } from './dojah.ts'
import { isSamePerson } from './names.ts'
import { type Verification, verificationOf } from './read.ts'
import type { CheckState } from './tables.ts'

export interface Settled {
  verification: Verification
  reason: string | null
  /** The error code for the customer who waits. */
  refusal: 'identity_not_matched' | 'bvn_in_use' | null
  holder: AccountHolder
}

interface OpenCheck {
  state: CheckState
  bvn_key: Buffer | null
}

const waiting = 'Your identity is being checked. We tell you once it is done.'
const inUse = 'This BVN already belongs to another account.'
const otherName =
  'The name of this BVN is not the name of your account. Correct your name and try again.'

interface SettleRequest {
  checkId: number
  accountId: number
  /** Locked by the caller: the account before its check. */
  holder: AccountHolder
  verdict: Verdict
}

/**
 * Stores the provider's verdict on a check, notifies the customer, and requests the deposit account on a
 * match: once, however often and from whatever source the verdict comes.
 */
export async function settle(
  client: ClientBase,
  { clock, verified }: Pick<CheckDeps, 'clock' | 'verified'>,
  { checkId, accountId, holder, verdict }: SettleRequest,
): Promise<Settled> {
  const at = clock.now()
  const open = await lockCheck(client, checkId)
  if (!open || open.state === 'matched' || open.state === 'refused') {
    return {
      verification: await currentVerification(client, accountId),
      reason: null,
      refusal: null,
      holder,
    }
  }
  const before = open.state
  const { state, reason, refusal } = await decide(client, open, holder, verdict)
  await client.query(
    `UPDATE identity_checks SET state = $2, reason = $3, settled_at = $4,
       bvn_key = CASE WHEN $2 = 'refused' THEN NULL ELSE bvn_key END
     WHERE id = $1`,
    [checkId, state, reason, state === 'pending' ? null : at],
  )
  if (state === 'matched') await verified(client, { accountId, at })
  if (state !== before) await notifyCustomer(client, accountId, { state, reason, at })
  return { verification: await currentVerification(client, accountId), reason, refusal, holder }
}

interface Decision {
  state: Exclude<CheckState, 'asking'>
  reason: string | null
  refusal: Settled['refusal']
}

/** A check that stays open compares names now, since its later result comes without them. */
async function decide(
  client: ClientBase,
  { bvn_key }: OpenCheck,
  holder: AccountHolder,
  verdict: Verdict,
): Promise<Decision> {
  const { state } = verdict
  if (state === 'refused') return refused(verdict.reason)
  if (verdict.names && !isSamePerson(holder, verdict.names)) return refused(otherName)
  if (state === 'pending') return { state, reason: waiting, refusal: null }
  if (await isInUse(client, bvn_key)) return { ...refused(inUse), refusal: 'bvn_in_use' }
  return { state, reason: null, refusal: null }
}

function refused(reason: string): Decision {
  return { state: 'refused', reason, refusal: 'identity_not_matched' }
}

async function lockCheck(client: ClientBase, checkId: number): Promise<OpenCheck | undefined> {
  const { rows } = await client.query<OpenCheck>(
    'SELECT state, bvn_key FROM identity_checks WHERE id = $1 FOR UPDATE',
    [checkId],
  )
  return rows[0]
}

/** The lock lets checks of one BVN pass one at a time. */
async function isInUse(client: ClientBase, bvnKey: Buffer | null): Promise<boolean> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))`, [
    bvnKey,
  ])
  const { rowCount } = await client.query(
    `SELECT FROM identity_checks WHERE bvn_key = $1 AND state = 'matched'`,
    [bvnKey],
  )
  return rowCount !== 0
}

async function currentVerification(client: ClientBase, accountId: number): Promise<Verification> {
  return (await verificationOf(client, accountId)) ?? { status: null, reason: null, is_verified: 0 }
}

async function notifyCustomer(
  client: ClientBase,
  accountId: number,
  { state, reason, at }: { state: CheckState; reason: string | null; at: Date },
): Promise<void> {
  const content =
    state === 'matched'
      ? 'Your account is verified. You can pay money into your wallet now.'
      : state === 'refused'
        ? `Your account could not be verified. ${reason}`
        : waiting
  await notify(client, { accountId, type: 'verification', content, reference: null, at })
}

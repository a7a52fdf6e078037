import type { AccountHolder } from '#server/accounts/accounts.ts'
import { notify } from '#server/notifications/notifications.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { bytes, nullable, oneOf, type Row } from '#server/platform/database/columns.ts'
import { maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { CheckDeps } from './deps.ts'
import type { Verdict } from './dojah.ts'
import { isSamePerson } from './names.ts'
import { type AnsweredState, checkStates, type Verification, verificationOf } from './read.ts'

export interface Settled {
  verification: Verification
  reason: string | null
  /** The error code for the customer who waits. */
  refusal: 'identity_not_matched' | 'bvn_in_use' | null
  holder: AccountHolder
}

const openRow = { state: oneOf(checkStates), bvn_key: nullable(bytes) }
type OpenCheck = Row<typeof openRow>

const waiting = 'Your identity is being checked. We’ll notify you when it is done.'
const inUse = 'This BVN already belongs to another account.'
const otherName =
  'The name on this BVN does not match your account. Correct your name and try again.'

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
  tx: Tx,
  { clock, events, announce }: Pick<CheckDeps, 'clock' | 'events' | 'announce'>,
  { checkId, accountId, holder, verdict }: SettleRequest,
): Promise<Settled> {
  const at = clock.now()
  const open = await maybe(tx, lockCheck, [checkId])
  if (!open || open.state === 'matched' || open.state === 'refused') {
    return {
      verification: await currentVerification(tx, accountId),
      reason: null,
      refusal: null,
      holder,
    }
  }
  const before = open.state
  const { state, reason, refusal } = await decide(tx, open, holder, verdict)
  await run(tx, writeDecision, [checkId, state, reason, state === 'pending' ? null : at])
  if (state === 'matched') await events.verified(tx, { accountId, at })
  if (state !== before) {
    await notifyCustomer(tx, announce, accountId, { state, reason, at })
  }
  return { verification: await currentVerification(tx, accountId), reason, refusal, holder }
}

const lockCheck = rareStatement(
  'identity-lock',
  openRow,
  'SELECT state, bvn_key FROM identity_checks WHERE id = $1 FOR UPDATE',
)

const writeDecision = rareStatement(
  'identity-decided',
  {},
  `UPDATE identity_checks SET state = $2, reason = $3, settled_at = $4,
     bvn_key = CASE WHEN $2 = 'refused' THEN NULL ELSE bvn_key END
   WHERE id = $1`,
)

interface Decision {
  state: AnsweredState
  reason: string | null
  refusal: Settled['refusal']
}

/** A check that stays open compares names now, since its later result comes without them. */
async function decide(
  tx: Tx,
  { bvn_key }: OpenCheck,
  holder: AccountHolder,
  verdict: Verdict,
): Promise<Decision> {
  const { state } = verdict
  if (state === 'refused') return refused(verdict.reason)
  if (verdict.names && !isSamePerson(holder, verdict.names)) return refused(otherName)
  if (state === 'pending') return { state, reason: waiting, refusal: null }
  if (await isInUse(tx, bvn_key)) return { ...refused(inUse), refusal: 'bvn_in_use' }
  return { state, reason: null, refusal: null }
}

function refused(reason: string): Decision {
  return { state: 'refused', reason, refusal: 'identity_not_matched' }
}

/** The lock lets checks of one BVN pass one at a time. */
async function isInUse(tx: Tx, bvnKey: Buffer | null): Promise<boolean> {
  await run(tx, lockBvn, [bvnKey])
  return (await run(tx, matchedChecks, [bvnKey])) > 0
}

const lockBvn = rareStatement(
  'identity-lock-bvn',
  {},
  `SELECT FROM pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))`,
)

const matchedChecks = rareStatement(
  'identity-matched',
  {},
  `SELECT FROM identity_checks WHERE bvn_key = $1 AND state = 'matched'`,
)

async function currentVerification(tx: Tx, accountId: number): Promise<Verification> {
  return (await verificationOf(tx, accountId)) ?? { status: null, reason: null, is_verified: 0 }
}

async function notifyCustomer(
  tx: Tx,
  announce: Announce,
  accountId: number,
  { state, reason, at }: { state: AnsweredState; reason: string | null; at: Date },
): Promise<void> {
  const content =
    state === 'matched'
      ? 'Your account is verified. You can now fund your wallet.'
      : state === 'refused'
        ? `We could not verify your account. ${reason}`
        : waiting
  await notify(tx, announce, { accountId, type: 'verification', content, reference: null, at })
}

import { identityConsent } from '#contract/shop/identity.ts'
import { type Attempt, lockAccountHolder } from '#server/accounts/accounts.ts'
import { nullable, number, oneOf, time } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { BvnHashes } from './bvn-hash.ts'
import type { CheckDeps } from './deps.ts'
import type { Verdict } from './dojah.ts'
import { checkStates, type Verification } from './read.ts'
import { type Settled, settle } from './settle.ts'

/** The time in which checks are counted, ms: a day. */
export const checkPeriodMs = 24 * 60 * 60 * 1000
/** Answered checks a day: each costs money, and nobody may guess numbers. */
const checksADay = 5
/** An unanswered check that is older was left by a process that ended. */
export const checkTimeoutMs = 60_000

/**
 * Checks a BVN against a picture (a JPEG) and answers the status of the account. The number and the
 * picture are in memory for the provider's answer and nowhere else. Refuses with `identity_not_matched`,
 * `bvn_in_use`, `already_verified`, `conflict` while another check is open, `too_many_tries`, and
 * `provider_unavailable`, after which nothing is stored.
 */
export async function checkIdentity(
  deps: CheckDeps,
  accountId: number,
  { bvn, picture, ip }: { bvn: string; picture: Buffer; ip: string },
): Promise<Verification> {
  const { database, provider, attempts } = deps
  const attempt: Attempt = { action: 'identity', ip, help: tooManyHere }
  await attempts.check(attempt)
  const checkId = await inTransaction(database.pool, (tx) => begin(tx, accountId, deps.clock.now()))
  try {
    await attempts.take(attempt)
  } catch (error) {
    await run(database, deleteCheck, [checkId])
    throw error
  }
  const verdict = await provider.check(bvn, picture).catch(async (error: unknown) => {
    await attempts.giveBack(attempt)
    return withdraw(deps, checkId, error)
  })
  if (verdict.state !== 'refused') await attempts.succeed(attempt)
  const settled = await storeVerdict(deps, { checkId, accountId, bvn, verdict })
  if (settled.refusal) refuse(settled.refusal, { message: settled.reason ?? undefined })
  if (settled.verification.is_verified === 1) await notifyMatched(deps, { accountId, bvn, settled })
  return settled.verification
}

const tooManyHere = {
  message: 'Too many identity checks came from your network today. Please try again tomorrow.',
  data: undefined,
}

/** Failures are logged only: the customer is verified, and the deposit account follows later. */
async function notifyMatched(
  { events, log }: CheckDeps,
  { accountId, bvn, settled }: { accountId: number; bvn: string; settled: Settled },
): Promise<void> {
  const { firstName, middleName, lastName, email } = settled.holder
  const name = [firstName, middleName, lastName].filter((part) => part !== null).join(' ')
  await events
    .matched({ accountId, bvn, name, email })
    .catch((error: unknown) =>
      log.warn({ err: error }, 'a deposit account could not be requested at once'),
    )
}

/** Opens a check, one at a time for an account. */
async function begin(tx: Tx, accountId: number, now: Date): Promise<number> {
  if (!(await lockAccountHolder(tx, accountId))) refuse('unauthenticated')
  await run(tx, deleteUnanswered, [accountId, new Date(now.getTime() - checkTimeoutMs)])
  const since = new Date(now.getTime() - checkPeriodMs)
  const rows = await many(tx, recentChecks, [accountId, since])
  if (rows.some(({ state }) => state === 'matched')) refuse('already_verified')
  if (rows.some(({ state }) => state !== 'refused')) {
    refuse('conflict', {
      message: 'Your identity is being checked. We’ll notify you when it is done.',
    })
  }
  const withdrawn = await one(tx, withdrawnChecks, [accountId, since])
  if (rows.length + withdrawn.checks >= checksADay) {
    const oldest = rows[0]?.requested_at ?? withdrawn.withdrawn_at ?? now
    const retryAfterSeconds = Math.ceil((oldest.getTime() + checkPeriodMs - now.getTime()) / 1000)
    const message = `You have tried ${checksADay} times today. Please try again tomorrow.`
    refuse('too_many_tries', { message, retryAfterSeconds })
  }
  return (await one(tx, addCheck, [accountId, identityConsent, now])).id
}

const deleteUnanswered = rareStatement(
  'identity-delete-unanswered-of',
  {},
  `DELETE FROM identity_checks WHERE account_id = $1 AND state = 'asking' AND requested_at <= $2`,
)

/** Open and matched checks, and those that were refused lately. */
const recentChecks = rareStatement(
  'identity-recent',
  { state: oneOf(checkStates), requested_at: time },
  `SELECT state, requested_at FROM identity_checks
   WHERE account_id = $1 AND (state <> 'refused' OR requested_at > $2) ORDER BY requested_at`,
)

/** Those that were deleted with the consent still count. */
const withdrawnChecks = rareStatement(
  'identity-withdrawn-checks',
  { checks: number, withdrawn_at: nullable(time) },
  `SELECT coalesce(sum(checks), 0)::integer AS checks, min(withdrawn_at) AS withdrawn_at
   FROM identity_withdrawals WHERE account_id = $1 AND withdrawn_at > $2`,
)

const addCheck = rareStatement(
  'identity-add',
  { id: number },
  `INSERT INTO identity_checks (account_id, state, consent_words, consent_at, requested_at)
   VALUES ($1, 'asking', $2, $3, $3) RETURNING id`,
)

/** Deletes a check that was not answered: it does not count as an attempt. */
async function withdraw(deps: CheckDeps, checkId: number, error: unknown): Promise<never> {
  await run(deps.database, deleteCheck, [checkId])
  if (!(error instanceof ProviderError)) throw error
  deps.log.warn({ err: error }, 'an identity could not be checked')
  refuse('provider_unavailable', {
    message: 'The identity check is not responding right now. We kept nothing. Please try again.',
  })
}

const deleteCheck = rareStatement(
  'identity-delete-check',
  {},
  'DELETE FROM identity_checks WHERE id = $1',
)

interface Answered {
  checkId: number
  accountId: number
  bvn: string
  verdict: Verdict
}

async function storeVerdict(deps: CheckDeps, answered: Answered): Promise<Settled> {
  const { checkId, accountId, bvn, verdict } = answered
  // A refused check stores nothing of the number.
  const hashes = verdict.state === 'refused' ? null : await deps.bvnHash(bvn)
  return inTransaction(deps.database.pool, async (tx) => {
    const holder = (await lockAccountHolder(tx, accountId)) ?? refuse('unauthenticated')
    if (hashes) await replaceFormerHash(tx, hashes)
    await run(tx, writeAnswer, [checkId, hashes?.bvnKey ?? null, verdict.reference])
    return settle(tx, deps, { checkId, accountId, holder, verdict })
  })
}

/**
 * Checks of this number from before the key ring get the hash of today, now that the number is at hand. So each
 * number has one hash, and the comparisons and the unique index need to know no other.
 */
async function replaceFormerHash(tx: Tx, { bvnKey, formerBvnKey }: BvnHashes): Promise<void> {
  await run(tx, writeHash, [bvnKey, formerBvnKey])
}

const writeHash = rareStatement(
  'identity-replace-hash',
  {},
  'UPDATE identity_checks SET bvn_key = $1 WHERE bvn_key = $2',
)

const writeAnswer = rareStatement(
  'identity-answered',
  {},
  'UPDATE identity_checks SET bvn_key = $2, provider_reference = $3 WHERE id = $1',
)

import { randomBytes } from 'node:crypto'
import { identityConsent } from '#contract/shop/identity.ts'
import { notify } from '#server/notifications/notifications.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/**
 * Verifies a demo person as a matched check would. The key is random and belongs to no BVN, so that every
 * number can still be checked. The transaction is the caller's.
 */
export async function seedIdentity(tx: Tx, accountId: number, at: Date): Promise<void> {
  const values = [accountId, randomBytes(32), `DEMO-${accountId}`, identityConsent, at]
  await run(tx, addMatchedCheck, values)
  const content = 'Your account is verified. You can now fund your wallet.'
  // No page is open that could hear of it.
  const announce = () => {}
  await notify(tx, announce, { accountId, type: 'verification', content, reference: null, at })
}

const addMatchedCheck = rareStatement(
  'seed-add-matched-check',
  {},
  `INSERT INTO identity_checks (account_id, state, bvn_key, provider_reference,
     consent_words, consent_at, requested_at, settled_at)
   VALUES ($1, 'matched', $2, $3, $4, $5, $5, $5)`,
)

import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { identityConsent } from '#contract/identity.ts'
import { notify } from '#server/notifications/notifications.ts'

/**
 * Verifies a demo person as a matched check would. The key is random and belongs to no BVN, so that every
 * number can still be checked. The transaction is the caller's.
 */
export async function seedIdentity(client: PoolClient, accountId: number, at: Date): Promise<void> {
  await client.query(
    `INSERT INTO identity_checks (account_id, state, bvn_key, bvn_last_four, provider_reference,
       consent_words, consent_at, asked_at, settled_at)
     VALUES ($1, 'matched', $2, '0001', $3, $4, $5, $5, $5)`,
    [accountId, randomBytes(32), `DEMO-${accountId}`, identityConsent, at],
  )
  const content = 'Your account is verified. You can pay money into your wallet now.'
  await notify(client, { accountId, type: 'verification', content, reference: null, at })
}

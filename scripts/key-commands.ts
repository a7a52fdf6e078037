import { auditRecorder } from '#server/audit/audit.ts'
import {
  type KeyRingDeps,
  type ListedKey,
  listKeys,
  rotateKeys,
} from '#server/platform/keys/key-ring.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { CannotStart } from '#server/platform/process.ts'
import { type AuditedDeps, audited, requireReason } from './audited.ts'

const identityStays = `The key of identities is not rotated: it makes the code by which the mall knows a BVN again, and the mall
does not have the numbers to make these codes anew. With another key each BVN could be verified once more.
If the key is known to others, read 'A stolen secret' in docs/security.md.`

/** `npm run mall -- keys list|rotate`; answers the lines to print, null where there is no such command. */
export async function runKeyCommand(
  { by, reason, ...ring }: KeyRingDeps & Pick<AuditedDeps, 'by' | 'reason'>,
  verb: string,
  option: string | undefined,
): Promise<string[] | null> {
  if (verb === 'list' && option === undefined) return (await listKeys(ring)).map(keyLine)
  if (verb !== 'rotate') return null
  if (option === '--identity') throw new CannotStart(identityStays)
  if (option !== undefined) return null
  requireReason(reason, 'the yearly change')
  // Its entry is hashed with the key before it: each keeps opening what it has sealed.
  const recordAudit = auditRecorder({ ...ring, keys: await openKeysOnce(ring) })
  const id = await audited(
    { database: ring.database, recordAudit, by, reason },
    'keys rotate',
    (key) => `key:${key}`,
    { is_current: true },
    (tx) => rotateKeys(tx, ring),
  )
  return [
    `Key ${id} seals from now on; those before it still open what they have sealed.`,
    'All of them are sealed with MALL_SECRET as it is now: MALL_SECRET_OLD is no longer needed.',
  ]
}

function keyLine({ id, purpose, isCurrent, isPresent, createdAt }: ListedKey): string {
  const use = purpose === 'identity' ? 'knows BVNs again' : isCurrent ? 'seals and opens' : 'opens'
  const origin = id === 0 ? 'the secret before there were keys' : 'random'
  const sealed = isPresent ? 'sealed with MALL_SECRET' : 'sealed with MALL_SECRET_OLD: rotate'
  return `key ${id}  ${createdAt.toISOString()}  ${use}  (${origin}; ${sealed})`
}

import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { lockActive } from './active-account.ts'

/**
 * Refuses with `unauthenticated` where the account has ended. Call it before personal data is written: a
 * call that was under way while the account ended must not store anything of the person again.
 */
export async function requireActive(tx: Db, accountId: number): Promise<void> {
  if (!(await lockActive(tx, accountId))) refuse('unauthenticated')
}

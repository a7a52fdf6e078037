import type { ClientBase } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { lockActive } from './active-account.ts'

/**
 * Refuses with `unauthenticated` where the account has ended. Call it before personal data is written: a
 * call that was under way while the account ended must not store anything of the person again.
 */
export async function requireActive(client: ClientBase, accountId: number): Promise<void> {
  if (!(await lockActive(client, accountId))) refuse('unauthenticated')
}

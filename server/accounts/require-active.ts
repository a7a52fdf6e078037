import type { ClientBase } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { lockActive } from './active-account.ts'

/**
 * Refuses with `unauthenticated` where the account has ended. Taken by whoever writes down something of a
 * person: a call that was on its way while the account ended must not bring it back.
 */
export async function requireActive(client: ClientBase, accountId: number): Promise<void> {
  if (!(await lockActive(client, accountId))) refuse('unauthenticated')
}

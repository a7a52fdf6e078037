import type { ClientBase } from 'pg'
import { refuse } from '#server/platform/http/handler.ts'
import { holdLiving } from './living.ts'

/**
 * Refuses with `unauthenticated` where the account has ended. Taken by whoever writes down something of a
 * person: a call that was on its way while the account ended must not bring it back.
 */
export async function requireLiving(client: ClientBase, accountId: number): Promise<void> {
  if (!(await holdLiving(client, accountId))) refuse('unauthenticated')
}

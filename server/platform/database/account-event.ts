/** PostgreSQL channel on which an account's open pages hear what changed. */
export const accountChannel = 'oja_account'

/** `signed-out`: a session of the account has ended, or all of them. */
export type AccountEvent = 'cart' | 'notification' | 'signed-out'

/**
 * The message on the accounts' channel:
 * `<account>:<kind>`, or `<account>:<kind>:<session>` where that session made the change itself.
 */
export function accountEvent(accountId: number, kind: AccountEvent, sessionId?: number): string {
  return sessionId === undefined ? `${accountId}:${kind}` : `${accountId}:${kind}:${sessionId}`
}

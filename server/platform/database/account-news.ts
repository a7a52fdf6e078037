/** PostgreSQL channel on which an account's open pages hear what changed. */
export const accountChannel = 'oja_account'

/** `signed-out`: a session of the account has ended, or all of them. */
export type AccountNews = 'cart' | 'notification' | 'signed-out'

/**
 * The message for `SELECT pg_notify('oja_account', …)` in the change's own transaction:
 * `<account>:<kind>`, or `<account>:<kind>:<session>` where that session made the change itself.
 */
export function accountNews(accountId: number, kind: AccountNews, sessionId?: number): string {
  return sessionId === undefined ? `${accountId}:${kind}` : `${accountId}:${kind}:${sessionId}`
}

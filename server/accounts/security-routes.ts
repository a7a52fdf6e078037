import { codeMinutes } from '#contract/limits.ts'
import type { accounts } from '#contract/shop/accounts.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { undoableChange, undoChange } from './changes/undo-change.ts'
import type { AccountDeps } from './deps.ts'
import { changePassword } from './passwords/change-password.ts'
import { confirm, sendConfirmationCode } from './sessions/confirm.ts'
import { endAllSessions, endOtherSessions, endSession, listSessions } from './sessions/sessions.ts'
import { setWalletLimit, walletLimit } from './wallet-limit.ts'

type SecurityCalls = Pick<
  typeof accounts,
  | 'sessions'
  | 'endSession'
  | 'endSessions'
  | 'confirm'
  | 'confirmCode'
  | 'changePassword'
  | 'walletLimit'
  | 'setWalletLimit'
  | 'undoableChange'
  | 'undoChange'
>

/** Where an account is signed in, who may change it, and how a change is undone. */
export function securityHandlers(deps: AccountDeps): Handlers<SecurityCalls> {
  const { database, clock } = deps
  return {
    async sessions(_, call) {
      const { id, sessionId } = signedIn(call)
      const rows = await listSessions(database, id, clock.now())
      const sessions = rows.map(({ created_at, last_seen_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_current: session.id === sessionId,
      }))
      return { data: { sessions } }
    },

    async endSession({ params }, call) {
      const isEnded = await endSession(database, signedIn(call).id, params.id)
      if (!isEnded) refuse('not_found')
      return { message: 'This device is signed out.' }
    },

    async endSessions({ body }, call) {
      const { id, sessionId } = signedIn(call)
      if (body.which === 'all') await inTransaction(database.pool, (tx) => endAllSessions(tx, id))
      else await endOtherSessions(database.pool, id, sessionId)
      return {
        message:
          body.which === 'all'
            ? 'You are signed out everywhere.'
            : 'All other devices are signed out.',
      }
    },

    async confirm({ body }, call) {
      await confirm(deps, body, call)
      return { message: 'Thank you. You can continue.' }
    },

    async confirmCode({ body }, call) {
      await sendConfirmationCode(deps, body, call)
      return messageAnswer(codeSent)
    },

    async changePassword({ body }, call) {
      await changePassword(deps, body, call)
      return { message: 'Your password is changed. All other devices are signed out.' }
    },

    async walletLimit(_, call) {
      return { data: { amount: await walletLimit(database, signedIn(call).id) } }
    },

    async setWalletLimit({ body }, call) {
      await setWalletLimit(deps, body.amount, call)
      return { message: 'Your limit is changed.', data: { amount: body.amount } }
    },

    async undoableChange({ body }) {
      const { kind, changedAt, until } = await undoableChange(deps, body.token)
      const times = { changed_at: changedAt.toISOString(), until: until.toISOString() }
      return { data: { kind, ...times } }
    },

    async undoChange({ body }) {
      await undoChange(deps, body.token)
      return {
        message:
          'It is undone, and every device is signed out. Log in with the password from before the change.',
      }
    },
  }
}

export const codeSent = `A code is on its way. It is valid for ${codeMinutes} minutes.`

export function messageAnswer(message: string) {
  return { message, data: { message } }
}

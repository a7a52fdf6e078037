import { nullable, number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { undoFactors } from '../factors/factors.ts'
import { contactsIn } from '../sessions/confirmation.ts'
import { deleteDevices } from '../sessions/known-device.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { hashOfToken, isToken } from '../sessions/tokens.ts'
import { type ChangeKind, changeKinds, undoableMs } from './record-change.ts'

export interface UndoableChange {
  kind: ChangeKind
  changedAt: Date
  /** When its links end. */
  until: Date
}

/** What a link undoes. Refuses with `not_found` where it is unknown, used, void or older than 72 hours. */
export async function undoableChange(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  token: string,
): Promise<UndoableChange> {
  const { kind, changed_at: changedAt } = await changeOfLink(database, token, clock.now())
  return { kind, changedAt, until: new Date(changedAt.getTime() + undoableMs) }
}

/**
 * Gives an account back the contacts and the password that it had before a change, and before whatever
 * followed it; passkeys and second factors that it got since are gone; ends all sessions. The links of these changes are void, and undoing has no link itself: so of
 * two people who claim an account, the one with the older contact has the last word. From then on no code
 * alone sets a password for 72 hours, whoever has the phone. Refuses like `undoableChange`, and with
 * `contact_taken`.
 */
export async function undoChange(deps: AccountDeps, token: string): Promise<void> {
  const { database, clock } = deps
  const at = clock.now()
  const found = await changeOfLink(database, token, at)
  await inTransaction(database.pool, async (tx) => {
    // The account first, as everybody locks it; then the link again, which another call may have used.
    await run(tx, lockAccount, [found.account_id])
    const change = await changeOfLink(tx, token, at)
    const before = contactsIn(await one(tx, contactsNow, [change.account_id]))
    const isRestored = await maybe(tx, restore, [change.account_id, change.id, at])
    if (!isRestored) refuse('contact_taken')
    await undoFactors(tx, change.account_id, change.changed_at)
    await run(tx, deleteChanges, [change.account_id, change.id])
    await endAllSessions(tx, change.account_id)
    await deleteDevices(tx, change.account_id)
    const after = contactsIn(await one(tx, contactsNow, [change.account_id]))
    const contacts = new Map([...before, ...after].map((contact) => [contact.value, contact]))
    for (const contact of contacts.values()) {
      await deps.sendMessage(tx, {
        to: addressOf(contact),
        channel: contact.mode === 'email' ? 'email' : 'sms',
        accountId: change.account_id,
        template: 'change_undone',
        values: { changedAt: at },
        expiresAt: new Date(at.getTime() + undoableMs),
      })
    }
  })
}

async function changeOfLink(db: Db, token: string, at: Date) {
  const since = new Date(at.getTime() - undoableMs)
  const change = isToken(token) ? await maybe(db, changeByToken, [hashOfToken(token), since]) : null
  return (
    change ??
    refuse('not_found', {
      message: 'This link no longer works. It has been used, or it is older than 72 hours.',
    })
  )
}

const changeByToken = rareStatement(
  'change-by-token',
  { id: number, account_id: number, kind: oneOf(changeKinds), changed_at: time },
  `SELECT account_changes.id, account_id, kind, changed_at
   FROM account_undo_links JOIN account_changes ON account_changes.id = change_id
   WHERE token_hash = $1 AND changed_at > $2`,
)

const lockAccount = rareStatement(
  'account-lock-to-undo',
  {},
  'SELECT FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
)

const contactsNow = rareStatement(
  'account-contacts-now',
  {
    email: nullable(text),
    email_since: nullable(time),
    phone_number: nullable(text),
    phone_number_since: nullable(time),
  },
  'SELECT email, email_since, phone_number, phone_number_since FROM accounts WHERE id = $1',
)

const restore = rareStatement(
  'account-restore',
  { id: number },
  // A contact that another account has proved meanwhile stays there; one at least must come back.
  `WITH former AS (
     SELECT account_id, password_hash,
       CASE WHEN EXISTS (SELECT FROM accounts WHERE email = change.email AND id <> $1)
         THEN NULL ELSE email END AS email,
       CASE WHEN EXISTS (SELECT FROM accounts WHERE phone_number = change.phone_number AND id <> $1)
         THEN NULL ELSE phone_number END AS phone_number,
       email_since, phone_number_since
     FROM account_changes AS change WHERE id = $2 AND account_id = $1
   )
   UPDATE accounts SET
     email = former.email,
     email_since = CASE WHEN former.email IS NULL THEN NULL ELSE former.email_since END,
     phone_number = former.phone_number,
     phone_number_since = CASE WHEN former.phone_number IS NULL THEN NULL
       ELSE former.phone_number_since END,
     password_hash = former.password_hash,
     undone_at = $3
   FROM former
   WHERE accounts.id = account_id AND num_nonnulls(former.email, former.phone_number) > 0
   RETURNING accounts.id`,
)

/** With the links of all of them. */
const deleteChanges = rareStatement(
  'changes-delete',
  {},
  'DELETE FROM account_changes WHERE account_id = $1 AND id >= $2',
)

/** For the end of an account: what it had before is personal data too. */
export async function deleteAllChanges(tx: Tx, accountId: number): Promise<void> {
  await run(tx, deleteChanges, [accountId, 0])
}

import { youngContactHours } from '#contract/limits.ts'
import type { Message } from '#server/messages/messages.ts'
import { certain, nullable, number, text, time } from '#server/platform/database/columns.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Contact } from '../codes/contact.ts'
import { type AccountDeps, addressOf } from '../deps.ts'
import { contactsIn, isYoung } from '../sessions/confirmation.ts'
import { newToken } from '../sessions/tokens.ts'

/** How long a change can be undone: as long as a new contact proves nothing. */
export const undoableMs = youngContactHours * 3_600_000

/** What its owner hears of and can undo. */
export const changeKinds = ['password', 'phone_number', 'second_factor'] as const
export type ChangeKind = (typeof changeKinds)[number]

interface Change {
  accountId: number
  kind: ChangeKind
  /** The contact that the change brings. */
  added?: Contact
}

const templates = {
  password: 'password_changed',
  phone_number: 'phone_number_changed',
  second_factor: 'second_factor_changed',
} as const satisfies Record<ChangeKind, Message['template']>

/**
 * Stores what an account has before a change and tells every contact of it. Call it in the change's own
 * transaction, before the change. A contact that was settled gets a link that undoes the change, one that was
 * replaced within 72 hours too; a young one, and the one that the change brings, are told without a link:
 * whoever brought them must not undo what the owner does about it.
 */
export async function recordChange(
  deps: Pick<AccountDeps, 'clock' | 'sendMessage' | 'publicUrl'>,
  tx: Tx,
  { accountId, kind, added }: Change,
): Promise<void> {
  const at = deps.clock.now()
  const since = new Date(at.getTime() - undoableMs)
  const former = await many(tx, snapshots, [accountId, since])
  const now = await one(tx, lockSnapshot, [accountId, at])
  const { id } = await one(tx, addChange, [accountId, kind, at])
  const settled = new Map<string, Contact>()
  const all = new Map<string, Contact>(added && [[added.value, added]])
  for (const { at: changedAt, ...row } of [...former, now]) {
    for (const { since: ownSince, ...contact } of contactsIn(row)) {
      all.set(contact.value, contact)
      if (!isYoung(ownSince, changedAt)) settled.set(contact.value, contact)
    }
  }
  for (const contact of all.values()) {
    const isTrusted = settled.has(contact.value) && contact.value !== added?.value
    const undoLink = isTrusted ? await addLink(tx, deps.publicUrl, id) : null
    await deps.sendMessage(tx, {
      to: addressOf(contact),
      channel: contact.mode === 'email' ? 'email' : 'sms',
      accountId,
      template: templates[kind],
      values: { changedAt: at, undoLink },
      expiresAt: new Date(at.getTime() + undoableMs),
    })
  }
}

const snapshotRow = {
  at: time,
  email: nullable(text),
  email_since: nullable(time),
  phone_number: nullable(text),
  phone_number_since: nullable(time),
}

const snapshots = rareStatement(
  'changes-snapshots',
  snapshotRow,
  `SELECT changed_at AS at, email, email_since, phone_number, phone_number_since
   FROM account_changes WHERE account_id = $1 AND changed_at > $2 ORDER BY id`,
)

const lockSnapshot = rareStatement(
  'account-lock-snapshot',
  // The parameter.
  { ...snapshotRow, at: certain(time) },
  `SELECT $2::timestamptz AS at, email, email_since, phone_number, phone_number_since
   FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
)

const addChange = rareStatement(
  'change-add',
  { id: number },
  `INSERT INTO account_changes (account_id, kind, changed_at, email, email_since, phone_number,
     phone_number_since, password_hash)
   SELECT id, $2, $3, email, email_since, phone_number, phone_number_since, password_hash
   FROM accounts WHERE id = $1 RETURNING id`,
)

async function addLink(tx: Tx, publicUrl: string, changeId: number): Promise<string> {
  const { token, hash } = newToken()
  await run(tx, addUndoLink, [hash, changeId])
  return `${publicUrl}/undo#${token}`
}

const addUndoLink = rareStatement(
  'undo-link-add',
  {},
  'INSERT INTO account_undo_links (token_hash, change_id) VALUES ($1, $2)',
)

import { auditRecorder, hashOfStored, verifyAudit } from '#server/audit/audit.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { CannotStart } from '#server/platform/process.ts'
import { inviteByCommand, resetFactorByCommand, suspendByCommand } from '#server/staff/staff.ts'
import { requireReason, withReason } from './audited.ts'

export interface StaffCommandDeps {
  database: Database
  clock: Clock
  keys: Keys
  sendMessage: SendMessage
  officeUrl: string
  by: Actor
}

/**
 * `npm run mall -- staff invite|suspend|reset-factor … --reason WHY`; answers the lines to print, null where there is no
 * such command.
 */
export async function runStaffCommand(
  deps: StaffCommandDeps,
  verb: string,
  typed: string[],
): Promise<string[] | null> {
  const { words, reason: given } = withReason(typed)
  const [email = '', ...rest] = words
  const role = rest.join(' ').trim()
  const isInvite = verb === 'invite'
  const isKnown = isInvite ? role !== '' : verb === 'suspend' || verb === 'reset-factor'
  if (!isKnown || email === '') return null
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new CannotStart(`'${email}' is no mail address.`)
  // Before there was --reason it stood behind the address.
  const reason = requireReason(given ?? (isInvite ? null : role || null), 'she joins the store')
  const all = { ...deps, recordAudit: auditRecorder(deps) }
  if (verb === 'suspend') {
    await suspendByCommand(all, email, reason)
    return [`${email} is suspended, and signed out everywhere.`]
  }
  if (verb === 'reset-factor') {
    await resetFactorByCommand(all, email, reason)
    return [`${email} sets up a new second step at the next sign-in.`]
  }
  const { link } = await inviteByCommand(all, { email, role, reason })
  return [
    `An invitation is on its way to ${email}. It works once, for a week; so does this link to it, which is for ${email} alone:`,
    link,
  ]
}

/**
 * `npm run mall -- audit verify [ENTRY HASH]`, the two from a mail to the owners. Throws `CannotStart` with the first entry
 * that does not fit, or where this one is not as the mail says.
 */
export async function runAuditCommand(
  { database, keys }: Pick<StaffCommandDeps, 'database' | 'keys'>,
  verb: string,
  [entry, mailedHash]: string[],
): Promise<string[] | null> {
  if (verb !== 'verify' || (entry === undefined) !== (mailedHash === undefined)) return null
  const { entries, hash, fault } = await verifyAudit(database, keys)
  const newest = `The hash of entry ${entries} is ${hash}.`
  if (fault) throw new CannotStart(`The audit does not add up: ${fault}. ${newest}`)
  if (entry !== undefined && mailedHash !== undefined) {
    return [
      `All ${entries} entries fit. ${newest}`,
      await comparedWithMail(database, entry, mailedHash),
    ]
  }
  return [
    `All ${entries} entries fit. ${newest}`,
    'It shows that none of them was altered, left out or moved by anybody without the key of the audit. It does not show that they',
    'are all: entries cut off at the end leave no trace here, nor does a chain that was written anew with the key, by somebody who',
    'has the database and MALL_SECRET. Compare the newest hash with the one in the owners’ mail of last night: that entry must',
    'be there, with that hash. npm run mall -- audit verify ENTRY HASH does it.',
  ]
}

async function comparedWithMail(db: Db, entry: string, mailedHash: string): Promise<string> {
  if (!/^\d{1,15}$/.test(entry)) throw new CannotStart(`'${entry}' is no number of an entry.`)
  const hash = await hashOfStored(db, Number(entry))
  if (hash === mailedHash.toLowerCase()) {
    return `Entry ${entry} has the hash of the mail: up to it the audit is what it was that night.`
  }
  throw new CannotStart(
    hash === null
      ? `The audit was cut off: the mail knows entry ${entry}, which is not there.`
      : `The audit was written anew: entry ${entry} has the hash ${hash}, which is not that of the mail.`,
  )
}

import { auditRecorder, verifyAudit } from '#server/audit/audit.ts'
import type { SendMessage } from '#server/messages/messages.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { CannotStart } from '#server/platform/process.ts'
import { inviteByCommand, resetFactorByCommand, suspendByCommand } from '#server/staff/staff.ts'

export interface StaffCommandDeps {
  database: Database
  clock: Clock
  keys: Keys
  sendMessage: SendMessage
  officeUrl: string
  by: Actor
}

/** `npm run mall -- staff invite|suspend|reset-factor`; answers the lines to print, null where there is no such command. */
export async function runStaffCommand(
  deps: StaffCommandDeps,
  verb: string,
  [email = '', ...words]: string[],
): Promise<string[] | null> {
  const rest = words.join(' ').trim()
  if (!['invite', 'suspend', 'reset-factor'].includes(verb) || rest === '') return null
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new CannotStart(`'${email}' is no mail address.`)
  const all = { ...deps, recordAudit: auditRecorder(deps) }
  if (verb === 'suspend') {
    await suspendByCommand(all, email, rest)
    return [`${email} is suspended, and signed out everywhere.`]
  }
  if (verb === 'reset-factor') {
    await resetFactorByCommand(all, email, rest)
    return [`${email} sets up a new second step at the next sign-in.`]
  }
  const { link } = await inviteByCommand(all, email, rest)
  return [
    `An invitation is on its way to ${email}. It works once, for a week; so does this link to it, which is for ${email} alone:`,
    link,
  ]
}

/** `npm run mall -- audit verify`. Throws `CannotStart` with the first entry that does not fit. */
export async function runAuditCommand(
  { database, keys }: Pick<StaffCommandDeps, 'database' | 'keys'>,
  verb: string,
): Promise<string[] | null> {
  if (verb !== 'verify') return null
  const { entries, hash, fault } = await verifyAudit(database, keys)
  const newest = `The hash of entry ${entries} is ${hash}: the owners have it from their mails.`
  if (fault) throw new CannotStart(`The audit does not add up: ${fault}. ${newest}`)
  return [`All ${entries} entries fit. ${newest}`]
}

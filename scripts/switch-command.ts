import { switchNames, switchTexts } from '#contract/switches.ts'
import { auditRecorder } from '#server/audit/audit.ts'
import { describeSwitches, setSwitch } from '#server/operations/operations.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { CannotStart } from '#server/platform/process.ts'

interface SwitchCommandDeps {
  database: Database
  clock: Clock
  keys: Keys
  by: Actor
}

/**
 * `npm run mall -- switch NAME on|off --reason WORDS`, or `switch list`; answers the lines to print, null where there
 * is no such command.
 */
export async function runSwitchCommand(
  deps: SwitchCommandDeps,
  [what = '', state, flag, ...words]: string[],
): Promise<string[] | null> {
  const name = switchNames.find((known) => known === what)
  if (what !== 'list' && !name) {
    throw new CannotStart(`'${what}' is none of ${switchNames.join(', ')}.`)
  }
  if (!name) return state === undefined ? listed(deps) : null
  if (state !== 'on' && state !== 'off') return null
  const reason = words.join(' ').trim()
  if (flag !== '--reason' || reason === '') {
    throw new CannotStart('Say why, for the audit: --reason "the card provider is down"')
  }
  if (reason.length > 500) throw new CannotStart('The reason is too long: 500 characters at most.')
  const change = { name, isOn: state === 'on', reason }
  const source = { actor: deps.by, sessionId: null, call: 'mall switch', requestId: null }
  const recordAudit = auditRecorder(deps)
  const isChanged = await setSwitch({ ...deps, recordAudit }, change, source)
  const { title } = switchTexts[name]
  const now = state === 'on' ? 'closed' : 'open'
  return [`${title}: ${isChanged ? `${now} within a second` : `${now} already`}.`]
}

async function listed({ database }: SwitchCommandDeps): Promise<string[]> {
  const rows = await describeSwitches(database)
  return rows.map(({ name, is_on, reason, changed_at, changed_by }) => {
    const { title } = switchTexts[name]
    const state = is_on ? `on, closed since ${changed_at.toISOString()} by ${changed_by}` : 'off'
    return `${name} (${title}): ${state}${is_on ? `: ${reason}` : ''}`
  })
}

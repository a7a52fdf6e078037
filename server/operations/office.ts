import type { operations, StoredSwitch } from '#contract/office/operations.ts'
import { auditSource } from '#server/audit/audit.ts'
import { actorOf, describeActor } from '#server/platform/actor.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type SetSwitchDeps, setSwitch } from './set-switch.ts'
import { operationsState, type StateDeps } from './state.ts'
import { describeSwitches } from './switches.ts'

export interface OperationsOfficeDeps extends SetSwitchDeps, StateDeps {
  /** Names of members of the staff, by id. */
  memberNames: (db: Db, ids: number[]) => Promise<Map<number, string>>
}

export function operationsOffice(deps: OperationsOfficeDeps): Handlers<typeof operations> {
  return {
    state: async () => ({ data: await operationsState(deps) }),
    switches: async () => ({ data: { switches: await switchesOf(deps) } }),
    async setSwitch({ params: { name }, body }, call) {
      const { is_on: isOn, reason, version } = body
      await setSwitch(deps, { name, isOn, reason, version }, auditSource(call))
      const found = (await switchesOf(deps)).find((one) => one.name === name)
      if (!found) throw new Error(`the switch ${name} has no row`)
      return { message: isOn ? 'It is closed.' : 'It is open again.', data: { switch: found } }
    },
  }
}

async function switchesOf({
  database,
  memberNames,
}: OperationsOfficeDeps): Promise<StoredSwitch[]> {
  const rows = await describeSwitches(database)
  const actors = rows.map((row) => actorOf(row.changed_by))
  const ids = actors.flatMap((actor) => ('staff' in actor ? [actor.staff] : []))
  const names = await memberNames(database, [...new Set(ids)])
  return rows.map(({ changed_at, changed_by, ...row }) => {
    const actor = actorOf(changed_by)
    const name = 'staff' in actor ? names.get(actor.staff) : undefined
    return {
      ...row,
      changed_at: changed_at.toISOString(),
      changed_by: name || describeActor(actor),
    }
  })
}

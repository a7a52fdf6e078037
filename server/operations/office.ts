import type { operations, StoredSwitch } from '#contract/office/operations.ts'
import { auditSource } from '#server/audit/audit.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type SetSwitchDeps, setSwitch } from './set-switch.ts'
import { operationsState, type StateDeps } from './state.ts'
import { describeSwitches } from './switches.ts'

export interface OperationsOfficeDeps extends SetSwitchDeps, StateDeps {
  memberNames: MemberNames
}

export function operationsOffice(deps: OperationsOfficeDeps): Handlers<typeof operations> {
  return {
    state: async () => ({ data: await operationsState(deps) }),
    switches: async () => ({ data: { switches: await switchesOf(deps) } }),
    async setSwitch({ params: { name }, body }, call) {
      const { is_on: isOn, reason, version } = body
      const seen = { version, memberNames: deps.memberNames }
      await setSwitch(deps, { name, isOn, reason, seen }, auditSource(call))
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
  const actors = rows.map(({ changed_by }) => changed_by)
  const nameOf = await namesOfActors(database, actors, memberNames)
  return rows.map(({ changed_at, changed_by, ...row }) => ({
    ...row,
    changed_at: changed_at.toISOString(),
    changed_by: nameOf(changed_by),
  }))
}

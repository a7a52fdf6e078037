import { openPermissions, permissions } from '#contract/office/permissions.ts'
import { useMe } from '../session/me.ts'

interface PermissionChoiceProps {
  legend: string
  chosen: readonly string[]
  mayEdit: boolean
  onChange: (names: readonly string[]) => void
}

/** All permissions with their words. Nobody grants or takes what they lack: those are locked. */
export function PermissionChoice({ legend, chosen, mayEdit, onChange }: PermissionChoiceProps) {
  const me = useMe()
  function toggle(name: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-2 2xl:grid-cols-3">
        {openPermissions.map((name) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-3 rounded-md px-2 text-sm has-enabled:hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0"
              disabled={!mayEdit || !me.permissions.includes(name)}
              checked={chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {permissions[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

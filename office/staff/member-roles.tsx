import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { Role } from '#contract/office/roles.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import { useMay, useMe } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { memberName } from './member-name.ts'
import type { WholeMember } from './queries.ts'
import { rolesQuery } from './queries.ts'

interface MemberRolesProps {
  member: WholeMember
  isSelf: boolean
}

type Change = 'give' | 'take'

/** A member's roles. Giving and taking hold from the next call on, and can be undone at once. */
export function MemberRoles({ member, isSelf }: MemberRolesProps) {
  const { data: roles = [] } = useQuery(rolesQuery)
  const me = useMe()
  const mayChange = useMay('roles.manage') && !isSelf && member.state !== 'left'
  const change = useChange(member)
  const isOpen = (role: Role) => role.permissions.every((one) => me.permissions.includes(one))
  const has = (role: Role) => member.roles.some(({ id }) => id === role.id)
  const listed = roles.filter((role) => has(role) || (mayChange && isOpen(role)))
  return (
    <Section title="Roles">
      {listed.length === 0 && <p className="text-sm text-ink-soft">No role yet.</p>}
      <ul className="grid gap-1">
        {listed.map((role) => (
          <li key={role.id} className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
            <span className={has(role) ? 'text-success' : 'text-line-strong'}>
              <Icon name={has(role) ? 'check' : 'minus'} size={18} />
            </span>
            <span className={has(role) ? 'mr-auto font-semibold' : 'mr-auto text-ink-soft'}>
              {role.name}
              <span className="sr-only">{has(role) ? ': has it' : ': does not have it'}</span>
            </span>
            {mayChange && isOpen(role) && (
              <Button
                look="quiet"
                className="dense"
                onClick={() => void change(has(role) ? 'take' : 'give', role)}
              >
                {has(role) ? 'Remove' : 'Add'}
                <span className="sr-only"> {role.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useChange(member: WholeMember) {
  const queries = useQueryClient()
  const name = memberName(member)
  async function send(change: Change, role: Role) {
    const input = { params: { id: member.id }, body: { role_id: role.id } }
    if (change === 'give') await api('POST /office/members/{id}/roles/give', input)
    else await api('POST /office/members/{id}/roles/take', input)
    for (const key of ['members', 'roles', 'audit']) {
      await queries.invalidateQueries({ queryKey: [key] })
    }
  }
  return async function change(what: Change, role: Role) {
    const inverse = what === 'give' ? 'take' : 'give'
    try {
      await send(what, role)
      const words =
        what === 'give'
          ? `${name} has the role ${role.name}.`
          : `${name} no longer has the role ${role.name}.`
      notify(words, { undo: () => void send(inverse, role).then(() => notify('Undone.'), warn) })
    } catch (error) {
      warn(error)
    }
  }
}

function warn(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  notify(error.message, { tone: 'warning' })
}

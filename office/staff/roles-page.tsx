import { Link } from '@tanstack/react-router'
import { hasFolded } from '#contract/office/folded.ts'
import { openPermissions } from '#contract/office/permissions.ts'
import type { Role } from '#contract/office/roles.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'

const columns: Column<Role>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name },
  {
    key: 'permissions',
    title: 'Permissions',
    cell: (role) =>
      role.is_owner ? 'Everything' : `${openIn(role).length} of ${openPermissions.length}`,
  },
  { key: 'members', title: 'Members', cell: ({ members }) => members, isNumber: true },
  {
    key: 'words',
    title: 'What it opens',
    cell: (role) => openIn(role).join(', ') || 'Nothing',
    isOptional: true,
  },
]

function openIn({ permissions }: Role) {
  return openPermissions.filter((name) => permissions.includes(name))
}

const list: List<Role> = {
  name: 'roles',
  title: 'Roles',
  noun: ['role', 'roles'],
  columns,
  filters: [{ kind: 'text', key: 'name', label: 'Name' }],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/roles/${id}`,
  /** There are few: the call has them all. */
  async fetch({ name = '' }) {
    const { roles } = (await api('GET /office/roles')).data
    const rows = roles.filter((role) => hasFolded(role.name, name))
    return { rows, next: null, total: { count: rows.length, isAtLeast: false } }
  },
  empty: 'Add the first one.',
}

/** What there is to be had, and who has it. */
export function RolesPage() {
  const mayEdit = useMay('roles.manage')
  return (
    <ListPage
      list={list}
      actions={
        mayEdit && (
          <Link to={addresses.newRole} className={buttonClass({ look: 'accent' })}>
            <Icon name="plus" size={18} />
            Add a role
          </Link>
        )
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateOf } from '#client/lagos-time.ts'
import type { Member } from '#contract/office/members.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import type { BulkAction, Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { memberName } from './member-name.ts'
import { rolesQuery } from './queries.ts'
import { StateBadge, stateOptions } from './states.tsx'

const columns: Column<Member>[] = [
  { key: 'name', title: 'Name', cell: memberName },
  { key: 'email', title: 'Email address', cell: ({ email }) => email },
  { key: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'roles',
    title: 'Roles',
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || 'None',
  },
  {
    key: 'factor',
    title: 'Second step',
    cell: ({ has_second_factor }) => (has_second_factor ? 'Set up' : 'Missing'),
  },
  {
    key: 'seen',
    title: 'Last active',
    cell: ({ last_seen_at }) => (last_seen_at ? <Time at={last_seen_at} /> : 'Never'),
  },
  {
    key: 'invited',
    title: 'Invited',
    cell: ({ invited_at }) => dateOf(invited_at),
    isOptional: true,
  },
]

const bulk: BulkAction<Member>[] = [
  {
    label: 'End their sessions',
    question: (count) =>
      `${count} of the chosen members are signed out everywhere, at once. They can sign in again.`,
    fits: ({ state }) => state === 'active',
    run: ({ id }) => api('POST /office/members/{id}/end-sessions', { params: { id }, body: {} }),
  },
  {
    label: 'Invite again',
    fits: ({ state }) => state === 'invited',
    run: ({ id }) => api('POST /office/members/{id}/invite-again', { params: { id } }),
  },
]

/** Everybody who works here, or did. */
export function MembersPage() {
  const { data: roles = [] } = useQuery(rolesQuery)
  const list: List<Member> = {
    name: 'members',
    title: 'Members',
    noun: ['member', 'members'],
    columns,
    filters: [
      { kind: 'text', key: 'search', label: 'Name or email address' },
      { kind: 'choice', key: 'state', label: 'State', options: stateOptions },
      {
        kind: 'choice',
        key: 'role',
        label: 'Role',
        options: roles.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    keyOf: ({ id }) => String(id),
    linkTo: ({ id }) => `/members/${id}`,
    fetch: async (query) =>
      readPage((await api('GET /office/members', { query: filtersOf(query) })).data),
    bulk,
    empty: 'Invite the first member.',
  }
  return (
    <ListPage
      list={list}
      actions={
        <Link to={addresses.invite} className={buttonClass({ look: 'accent' })}>
          <Icon name="plus" size={18} />
          Invite a member
        </Link>
      }
    />
  )
}

/** What the address says; a state that does not exist is none. */
function filtersOf({ state, ...others }: Record<string, string>) {
  return { ...others, state: stateOptions.find(({ value }) => value === state)?.value }
}

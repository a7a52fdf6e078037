import type { Permission } from '#contract/office/permissions.ts'
import type { IconName } from '#ui/icon.tsx'
import { api } from './api/api.ts'
import { memberName } from './staff/member-name.ts'

/** A record that the palette found. */
export interface FoundRecord {
  id: string
  title: string
  /** What kind of record, such as 'Member'. */
  kind: string
  icon: IconName
  to: string
}

/** Rows of one kind in the palette: more of them are found by the list's own filter. */
const maxOfAKind = 8

/** Records of all kinds whose name has this text, of those that the member may read. */
export async function recordsFor(
  text: string,
  permissions: readonly Permission[],
): Promise<FoundRecord[]> {
  const kinds = [permissions.includes('staff.manage') ? members(text) : [], roles(text)]
  return (await Promise.all(kinds)).flatMap((records) => records.slice(0, maxOfAKind))
}

async function members(search: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/members', { query: { search } })
  return data.rows.map((member) => ({
    id: `member-${member.id}`,
    title: memberName(member),
    kind: 'Member',
    icon: 'user',
    to: `/members/${member.id}`,
  }))
}

async function roles(text: string): Promise<FoundRecord[]> {
  const { data } = await api('GET /office/roles')
  return data.roles
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, name }) => ({
      id: `role-${id}`,
      title: name,
      kind: 'Role',
      icon: 'shield',
      to: `/roles/${id}`,
    }))
}

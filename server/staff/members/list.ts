import { hasFolded } from '#contract/office/folded.ts'
import type { Member, MemberState } from '#contract/office/members.ts'
import { namedAccounts } from '#server/accounts/accounts.ts'
import { actorOf, describeActor } from '#server/platform/actor.ts'
import {
  boolean,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { idAfter, type KeyedPage, maxCounted, maxRead, pageByKey } from '#server/platform/total.ts'
import { factorsOf } from '../factors/factors.ts'
import { sessionsOf, toSession } from '../sessions.ts'
import { memberNames, memberStates } from './member.ts'

export interface MemberFilter {
  state?: MemberState | undefined
  role?: number | undefined
  search?: string | undefined
  after?: string | undefined
}

/** A page of members, the newest first. */
export async function memberPage(
  db: Db,
  { state = undefined, role = undefined, search, after }: MemberFilter,
): Promise<KeyedPage<Member>> {
  const key = idAfter(after)
  const ids = search ? await idsMatching(db, search) : null
  const filter = [state ?? null, role ?? null, ids]
  const read = await many(db, listMembers, [null, key, ...filter, maxRead])
  const matching = await count(db, countMembers, [...filter, maxCounted])
  const page = pageByKey(read, matching, ({ id }) => id)
  return { ...page, rows: await toMembers(db, page.rows) }
}

/** Of a few hundred people at most: their names belong to the accounts, so they are compared here. */
async function idsMatching(db: Db, search: string): Promise<number[]> {
  const part = search.toLowerCase()
  const everybody = await many(db, contactsOfMembers, [])
  const accounts = await namedAccounts(
    db,
    everybody.flatMap(({ account_id }) => account_id ?? []),
  )
  return everybody
    .filter(({ account_id, invited_email }) => {
      const account = account_id === null ? undefined : accounts.get(account_id)
      const words = [account?.email, invited_email]
      return (
        hasFolded(account?.name ?? '', search) ||
        words.some((text) => text?.toLowerCase().includes(part))
      )
    })
    .map(({ id }) => id)
}

const contactsOfMembers = rareStatement(
  'staff-members-contacts',
  { id: number, account_id: nullable(number), invited_email: nullable(text) },
  `SELECT id, account_id,
     (SELECT email FROM staff_invitations WHERE member_id = staff_members.id) AS invited_email
   FROM staff_members`,
)

/** One member in full. Refuses with `not_found`. */
export async function memberInFull(db: Db, id: number, currentSession: number, now: Date) {
  const [row] = await many(db, listMembers, [id, null, null, null, null, 1])
  const [member] = await toMembers(db, row ? [row] : [])
  if (!row || !member) refuse('not_found')
  const { passkeys, has_totp, recovery_codes_left } = await factorsOf(db, id)
  const by = actorOf(row.invited_by)
  const inviter = 'staff' in by ? (await memberNames(db, [by.staff])).get(by.staff) : null
  return {
    ...member,
    invited_by: 'staff' in by ? inviter || describeActor(by) : null,
    invitation_ends_at: row.invitation_ends_at?.toISOString() ?? null,
    factors: { passkeys, has_totp, recovery_codes_left },
    sessions: (await sessionsOf(db, id, now)).map((one) => toSession(one, currentSession)),
  }
}

async function toMembers(db: Db, rows: ListedRow[]): Promise<Member[]> {
  const accounts = await namedAccounts(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return rows.map((row) => {
    const account = row.account_id === null ? undefined : accounts.get(row.account_id)
    return {
      id: row.id,
      name: account?.name ?? '',
      email: row.invited_email ?? account?.email ?? '',
      state: row.state,
      roles: row.roles,
      has_second_factor: row.has_second_factor,
      invited_at: row.invited_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    }
  })
}

const listedRow = {
  id: number,
  account_id: nullable(number),
  state: oneOf(memberStates),
  invited_at: time,
  invited_by: text,
  invited_email: nullable(text),
  invitation_ends_at: nullable(time),
  roles: json(list(object({ id: number, name: text }))),
  has_second_factor: boolean,
  last_seen_at: nullable(time),
}
type ListedRow = Row<typeof listedRow>

const listMembers = rareStatement(
  'staff-members-list',
  listedRow,
  `SELECT members.id, account_id, state, invited_at, invited_by,
     (SELECT email FROM staff_invitations WHERE member_id = members.id) AS invited_email,
     (SELECT expires_at FROM staff_invitations WHERE member_id = members.id) AS invitation_ends_at,
     (
       SELECT coalesce(
         json_agg(json_build_object('id', staff_roles.id, 'name', name) ORDER BY staff_roles.id), '[]')
       FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
       WHERE member_id = members.id
     ) AS roles,
     EXISTS (SELECT FROM staff_passkeys WHERE member_id = members.id)
       OR EXISTS (SELECT FROM staff_totp WHERE member_id = members.id AND secret IS NOT NULL)
       AS has_second_factor,
     last_seen_at
   FROM staff_members AS members
   WHERE ($1::bigint IS NULL OR members.id = $1) AND ($2::bigint IS NULL OR members.id < $2)
     AND ($3::text IS NULL OR state = $3)
     AND ($4::bigint IS NULL OR EXISTS (
       SELECT FROM staff_member_roles WHERE member_id = members.id AND role_id = $4))
     AND ($5::bigint[] IS NULL OR members.id = ANY ($5))
   ORDER BY members.id DESC LIMIT $6`,
)

const countMembers = rareStatement(
  'staff-members-count',
  counted,
  `SELECT count(*) FROM (
     SELECT FROM staff_members AS members
     WHERE ($1::text IS NULL OR state = $1)
       AND ($2::bigint IS NULL OR EXISTS (
         SELECT FROM staff_member_roles WHERE member_id = members.id AND role_id = $2))
       AND ($3::bigint[] IS NULL OR members.id = ANY ($3))
     LIMIT $4
   ) AS fitting`,
)

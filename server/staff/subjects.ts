import type { SubjectKind } from '#server/audit/audit.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { memberNames } from './members/member.ts'
import { allRoles } from './roles/roles.ts'

/** The staff's records that entries of the audit are about, by the kind of their subject. */
export const staffSubjects = {
  member: kindOf(allMemberNames),
  role: kindOf(async (db) => new Map((await allRoles(db)).map(({ id, name }) => [id, name]))),
} satisfies Record<string, SubjectKind>

/** The names of all members, of former ones too, by id; '' where there is none yet. */
export async function allMemberNames(db: Db): Promise<Map<number, string>> {
  const rows = await many(db, memberIds)
  return memberNames(
    db,
    rows.map(({ id }) => id),
  )
}

const memberIds = rareStatement(
  'staff-member-ids',
  { id: number },
  'SELECT id FROM staff_members ORDER BY id',
)

/** Of records that are few enough to read all their names. */
function kindOf(allNames: (db: Db) => Promise<Map<number, string>>): SubjectKind {
  return {
    async namesOf(db) {
      return new Map([...(await allNames(db))].map(([id, name]) => [String(id), name]))
    },
    async named(db, words) {
      const typed = words.toLowerCase()
      const names = [...(await allNames(db))]
      return names.flatMap(([id, name]) => (name.toLowerCase().includes(typed) ? [String(id)] : []))
    },
  }
}

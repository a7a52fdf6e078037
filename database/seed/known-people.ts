import pg from 'pg'
import { boolean, certain, text } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

/** Which of these addresses have an account that can be signed in to, and which of those a place in the office. */
export async function knownPeople(
  url: string,
  emails: readonly string[],
): Promise<{ email: string; is_staff: boolean }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await many(client, known, [emails])
  } finally {
    await client.end()
  }
}

const known = rareStatement(
  'seed-known-people',
  { email: certain(text), is_staff: boolean },
  `SELECT email, EXISTS (
     SELECT FROM staff_members WHERE account_id = accounts.id AND state = 'active'
   ) AS is_staff
   FROM accounts WHERE email = ANY ($1) AND deleted_at IS NULL`,
)

import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { digitsAt, namedAccounts } from '#server/accounts/accounts.ts'
import { bytes, certain, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { sealSecret, unsealSecret } from './factors/totp.ts'

/** The app's secret of a demo person, which everybody can know: their digits stand on the simulators' console. */
function demoSecret(email: string): string {
  const digest = createHash('sha1').update(`the demo mall's authenticator of ${email}`).digest()
  return new Secret({ buffer: new Uint8Array(digest).buffer }).base32
}

/** Makes an account a member with a role and an authenticator app. For the demo mall alone. */
export async function addDemoMember(
  tx: Tx,
  keys: Keys,
  { accountId, email, role }: { accountId: number; email: string; role: string },
  now: Date,
): Promise<void> {
  const handle = randomBytes(16).toString('base64url')
  const { id } = await one(tx, addMember, [accountId, handle, now])
  if ((await run(tx, addRole, [id, role])) !== 1) throw new Error(`there is no role ${role}`)
  await run(tx, addTotp, [id, sealSecret(demoSecret(email), id, keys), now])
}

const addMember = rareStatement(
  'staff-demo-member',
  { id: number },
  `INSERT INTO staff_members (account_id, state, handle, invited_at, invited_by)
   VALUES ($1, 'active', $2, $3, 'command:seed') RETURNING id`,
)

const addRole = rareStatement(
  'staff-demo-role',
  {},
  `INSERT INTO staff_member_roles (member_id, role_id)
   SELECT $1, id FROM staff_roles WHERE name = $2`,
)

const addTotp = rareStatement(
  'staff-demo-totp',
  {},
  'INSERT INTO staff_totp (member_id, secret, step, since) VALUES ($1, $2, 0, $3)',
)

export interface DemoCode {
  name: string
  email: string
  role: string
  digits: string
}

/** The digits of the moment of those whose app still has the secret that everybody can know. */
export async function demoCodes(db: Db, keys: Keys, now: Date): Promise<DemoCode[]> {
  const rows = await many(db, apps, [])
  const accounts = await namedAccounts(
    db,
    rows.map(({ account_id }) => account_id),
  )
  const codes = await Promise.all(
    rows.map(async ({ member_id, account_id, secret, role }) => {
      const { name = '', email = null } = accounts.get(account_id) ?? {}
      if (!email?.endsWith('@example.com')) return []
      const known = demoSecret(email)
      const isKnown = (await unsealSecret(secret, member_id, keys)) === known
      return isKnown ? [{ name, email, role, digits: digitsAt(known, now) }] : []
    }),
  )
  return codes.flat()
}

const apps = rareStatement(
  'staff-demo-apps',
  {
    member_id: number,
    // Active members have one; the rows are of those with a secret.
    account_id: certain(number),
    secret: certain(bytes),
    role: text,
  },
  `SELECT member_id, account_id, secret, (
     SELECT coalesce(string_agg(name, ', ' ORDER BY role_id), '')
     FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
     WHERE staff_member_roles.member_id = staff_totp.member_id
   ) AS role
   FROM staff_totp JOIN staff_members ON staff_members.id = member_id
   WHERE state = 'active' AND secret IS NOT NULL AND account_id IS NOT NULL ORDER BY member_id`,
)

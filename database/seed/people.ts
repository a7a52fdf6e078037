import { openAccount, Passwords } from '#server/accounts/accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { addDemoMember } from '#server/staff/staff.ts'
import { seedAddresses } from './addresses.ts'
import type { DemoPerson } from './demo/person.ts'
import { seedIdentity } from './identity.ts'
import { seedOrders } from './orders.ts'
import { daysBefore, replay } from './past-events.ts'
import { seedSaved } from './saved.ts'
import { seedWallet } from './wallet.ts'

/**
 * Opens the demo people's accounts with their past in the mall. Products, locations and coupons must exist.
 * The transaction is the caller's.
 */
export async function seedPeople(
  tx: Tx,
  database: Database,
  people: DemoPerson[],
  now: Date,
  keys: Keys | undefined,
): Promise<void> {
  const passwords = new Passwords()
  // One password for all of them: hashed once.
  const hashes = new Map<string, Promise<string>>()
  for (const person of people) {
    const { name, email, phoneNumber, role, password } = person
    const hash = hashes.get(password) ?? passwords.hash(password)
    hashes.set(password, hash)
    const account = { name, email, phoneNumber, passwordHash: await hash }
    const id = await openAccount(tx, account, now)
    if (id === null) throw new Error(`${email} has an account already`)
    if (role && keys) await addDemoMember(tx, keys, { accountId: id, email, role }, now)
    await seedPast(tx, database, { ...person, accountId: id }, now)
  }
}

async function seedPast(
  tx: Tx,
  database: Database,
  person: DemoPerson & { accountId: number },
  now: Date,
): Promise<void> {
  const { accountId, name, about, bank, addresses = [], orders = [] } = person
  if (about) {
    const values = [accountId, about.genderId, about.dateOfBirth, about.address]
    await run(tx, describeAccount, values)
  }
  const addressIds = await seedAddresses(tx, accountId, addresses, now)
  if (bank) {
    await seedIdentity(tx, accountId, verifiedAt(bank, now))
    const deposits = await seedWallet(tx, { accountId, name, ...bank }, now)
    const buyer = { accountId, name, addressIds, orders }
    await replay([...deposits, ...seedOrders(tx, database, buyer, now)])
  }
  await seedSaved(tx, person, now)
  await run(tx, readNotifications, [accountId, daysBefore(now, 7)])
}

const describeAccount = rareStatement(
  'seed-describe-account',
  {},
  'UPDATE accounts SET gender_id = $2, date_of_birth = $3, address = $4 WHERE id = $1',
)

const readNotifications = rareStatement(
  'seed-read-notifications',
  {},
  `UPDATE notifications SET read_at = created_at + interval '3 hours'
   WHERE account_id = $1 AND created_at < $2`,
)

/** Two days before the first deposit: only verified customers can deposit. */
function verifiedAt({ deposits }: NonNullable<DemoPerson['bank']>, now: Date): Date {
  return daysBefore(now, Math.max(...deposits.map(({ daysAgo }) => daysAgo)) + 2)
}

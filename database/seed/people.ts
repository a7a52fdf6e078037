import type { PoolClient } from 'pg'
import { openAccount, Passwords } from '#server/accounts/accounts.ts'
import type { DemoPerson } from './demo/shape.ts'

/** Opens the demo people's accounts. The transaction is the caller's. */
export async function seedPeople(
  client: PoolClient,
  people: DemoPerson[],
  now: Date,
): Promise<void> {
  const passwords = new Passwords()
  // One password for all of them: hashed once.
  const hashes = new Map<string, Promise<string>>()
  for (const { password, ...person } of people) {
    const hash = hashes.get(password) ?? passwords.hash(password)
    hashes.set(password, hash)
    const id = await openAccount(client, { ...person, passwordHash: await hash }, now)
    if (id === null) throw new Error(`${person.email} has an account already`)
  }
}

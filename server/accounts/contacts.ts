import type { ClientBase, Pool } from 'pg'

/** A customer's name, mail address and phone number. */
export interface Contacts {
  firstName: string
  lastName: string | null
  email: string | null
  /** E.164. */
  phoneNumber: string | null
}

export const selectContacts = `
  SELECT first_name AS "firstName", last_name AS "lastName", email, phone_number AS "phoneNumber"
  FROM accounts`

/** Throws where there is no such account: its id came from a row that refers to it. */
export async function contactsOf(client: ClientBase | Pool, accountId: number): Promise<Contacts> {
  const { rows } = await client.query<Contacts>({
    name: 'account-contacts',
    text: `${selectContacts} WHERE id = $1`,
    values: [accountId],
  })
  const [contacts] = rows
  if (!contacts) throw new Error(`there is no account ${accountId}`)
  return contacts
}

import type { ListedCustomer } from '#contract/office/customers.ts'
import {
  accountsOfContact,
  findCustomers,
  maskedEmail,
  maskedPhone,
  type SeenCustomer,
  typedContact,
} from '#server/accounts/accounts.ts'
import { accountsOfCode } from '#server/orders/orders.ts'
import type { Db } from '#server/platform/database/query.ts'
import { idAfter, type KeyedPage, pageByKey } from '#server/platform/total.ts'

/** A page of customers, the newest first: of all, or by a contact, an order's code or beginnings of names. */
export async function findPage(
  db: Db,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<KeyedPage<ListedCustomer>> {
  const found = search ? await searched(db, search) : {}
  const { rows, fitting } = await findCustomers(db, { ...found, after: idAfter(after) })
  const page = pageByKey(rows, fitting, ({ id }) => id)
  return { ...page, rows: page.rows.map(listedCustomer) }
}

async function searched(db: Db, search: string): Promise<{ ids?: number[]; names?: string }> {
  const contact = typedContact(search)
  if (contact) return { ids: await accountsOfContact(db, contact) }
  const ids = await accountsOfCode(db, search.replace(/\s/g, ''))
  return ids.length > 0 ? { ids } : { names: search }
}

/** A customer with masked contacts; without a name once the account has ended. */
export function listedCustomer(row: SeenCustomer): ListedCustomer {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
  return {
    id: row.id,
    name: row.deleted_at === null ? name : '',
    masked_email: maskedEmail(row.email),
    masked_phone: maskedPhone(row.phone_number ?? row.unproved_number),
    joined_at: row.created_at.toISOString(),
  }
}

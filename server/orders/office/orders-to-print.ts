import type { OrderLine } from '#contract/office/order.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import { addressLine } from '#server/delivery/delivery.ts'
import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { readOrder } from '../read.ts'
import type { OrderRow } from '../rows.ts'
import { type LineDeps, linesOf } from './lines-of.ts'
import { accountsOfCode } from './subjects.ts'

/** An order as documents that go with it have it. */
export interface PrintedOrder {
  row: OrderRow
  lines: OrderLine[]
  /** Of whom it goes to; of a pick-up, its customer. */
  recipient: string
  /** On one line; null for a pick-up, and once its customer has left. */
  address: string | null
  /** E.164. */
  phone: string | null
}

/** Orders for documents, in the order of the codes. Refuses with `not_found` where one of them is none. */
export async function ordersToPrint(
  db: Db,
  deps: LineDeps,
  codes: readonly string[],
): Promise<PrintedOrder[]> {
  const printed: PrintedOrder[] = []
  for (const code of codes) {
    const [accountId] = await accountsOfCode(db, code)
    const row = accountId === undefined ? null : await readOrder(db, accountId, code)
    if (!row) refuse('not_found', { message: `There is no order ${code}.` })
    const { firstName, lastName } = await contactsOf(db, row.account_id)
    printed.push({
      row,
      lines: await linesOf(db, deps, row),
      recipient: row.recipient ?? [firstName, lastName].filter(Boolean).join(' '),
      address: row.shipping_code === 'pick-up' ? null : addressLine(row),
      phone: row.phone,
    })
  }
  return printed
}

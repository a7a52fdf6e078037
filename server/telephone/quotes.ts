import type { Request } from '#contract/endpoint.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { telephone } from '#contract/office/telephone.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import { linesOf } from '#server/cart/cart.ts'
import { sellableItems } from '#server/catalogue/catalogue.ts'
import { addressEntered } from '#server/checkout/checkout.ts'
import { addressFor, type Delivery } from '#server/delivery/delivery.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { callerOf } from './callers.ts'

export interface QuoteDeps {
  database: Database
  delivery: Pick<Delivery, 'quotesFor'>
}

/** Carriers' quotes for what a customer at the telephone orders. Refuses as `POST /shipment/rate` does. */
export async function quotesForCaller(
  { database, delivery }: QuoteDeps,
  body: Request<typeof telephone.telephoneQuotes>['body'],
) {
  const { id: accountId } = await callerOf(database, body.customer)
  const contacts = await contactsOf(database, accountId)
  const lines = linesOf(body.product_orders)
  const items = await sellableItems(database, lines)
  const quoted = lines.map((line, place) => {
    const item = items[place] ?? refuse('not_found', { message: 'Something is not sold any more.' })
    const value = toNaira(kobo(item.amountKobo))
    return { ...line, name: item.name, value, weight: item.weightGrams / 1000 }
  })
  const to = await inTransaction(database.pool, (tx) =>
    addressFor(tx, {
      accountId,
      addressId: body.delivery_address_id || null,
      entered: addressEntered(body, contacts),
      useAsDefault: false,
    }),
  )
  return delivery.quotesFor({ accountId, email: contacts.email, to, lines: quoted })
}

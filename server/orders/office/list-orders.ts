import type { ListedOrder } from '#contract/office/orders.ts'
import type { Db } from '#server/platform/database/query.ts'
import { type KeyedPage, pageByKey } from '#server/platform/total.ts'
import { type FindDeps, findOrders, type OfficeFilter } from './find-orders.ts'
import { listedOrders } from './listed.ts'
import { readNeeds } from './needs.ts'
import { type ReadModelDeps, takeInForList } from './read-model.ts'

export interface ListDeps extends FindDeps, ReadModelDeps {
  /** The names of customers, by account. */
  customerNames(db: Db, accountIds: number[]): Promise<Map<number, { name: string }>>
}

/** A page of orders, the newest first, and the time as of which filters and search know them. */
export async function listOrders(
  deps: ListDeps,
  filter: OfficeFilter,
): Promise<KeyedPage<ListedOrder> & { as_of: string }> {
  const { database } = deps
  const asOf = await takeInForList(deps)
  const needs = await readNeeds(database, deps)
  const { ids, fitting } = await findOrders(database, deps, filter, needs)
  const page = pageByKey(ids, fitting, (id) => id)
  const rows = await listedOrders(database, page.rows, needs, deps.customerNames)
  return { ...page, rows, as_of: asOf.toISOString() }
}

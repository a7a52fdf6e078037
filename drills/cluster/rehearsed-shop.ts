import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { pickUp, requireWhole } from '#server/checkout/test-checkout.ts'
import { testShoppers } from '#server/checkout/test-shoppers.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { openClock } from '#server/platform/clock.ts'
import { text } from '#server/platform/database/columns.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Cluster } from './cluster.ts'
import type { Attempted, LoadOptions } from './load.ts'

/** More than a drill sells. */
const stock = 1_000_000
const products = 20
const customers = 300
/** Kobo. */
const funds = 1_000_000_000

export interface RehearsedShop {
  database: Database
  /** All that it sells, each for ₦1,000. */
  productIds: readonly number[]
  /** What the load needs of it. */
  load: Pick<LoadOptions, 'url' | 'shoppers' | 'bodies' | 'paths'>
}

/** Migrates the cluster's database and fills it with products and with customers who have money. */
export async function openShop(
  opened: AsyncDisposableStack,
  { url, shopUrl }: Pick<Cluster, 'url' | 'shopUrl'>,
): Promise<RehearsedShop> {
  await migrate(url)
  const database = openDatabase(url, { connections: 4 })
  opened.defer(() => database.close())
  await loadLocations(database)
  await addCategories(database)
  const items = Array.from({ length: products }, () => ({ stock }))
  const ids = await addProducts(database, items)
  const clock = await openClock(database)
  const shoppers = await testShoppers({ url: shopUrl, database, clock }, customers, funds)
  return {
    database,
    productIds: ids,
    load: {
      url: shopUrl,
      shoppers: shoppers.map(({ headers }) => headers.authorization),
      bodies: ids.map((product_id) => pickUp([{ product_id, quantity: 1 }], 1_000)),
      paths: ['/', '/categories', '/api/v1/list-menu', '/api/v1/products/all/category/null'].concat(
        ids.map((id) => `/api/v1/products/details/${id}`),
      ),
    },
  }
}

export interface Reckoning {
  placed: number
  /** Answered as placed, and not there. */
  lost: number
  /** There, and of no key that was answered; or two of one key. */
  doubled: number
  refused: number
}

/** Compares what was answered with what is there. Throws where an invariant of orders, stock or money is broken. */
export async function reckon(
  database: Database,
  attempts: readonly Attempted[],
): Promise<Reckoning> {
  await requireWhole(database)
  const stored = new Set((await many(database, storedCodes)).map((row) => row.order_code))
  const codes = attempts.map(({ code }) => code).filter((code) => code !== null)
  return {
    placed: codes.length,
    lost: codes.filter((code) => !stored.has(code)).length,
    doubled: stored.size - new Set(codes).size + (codes.length - new Set(codes).size),
    refused: attempts.filter(({ refusal }) => refusal !== null).length,
  }
}

// The regular customers each have an order of long ago.
const storedCodes = rareStatement(
  'drill-order-codes',
  { order_code: text },
  "SELECT order_code FROM orders WHERE payment_code = 'wallets'",
)

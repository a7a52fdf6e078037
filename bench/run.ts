import { cpus, platform, totalmem } from 'node:os'
import { addToCart } from './add-to-cart.ts'
import { openApp, openServer, postgresVersion, smallApp } from './apps.ts'
import { attack } from './attack.ts'
import { type Bench, type Figure, isReached, type RunningApp } from './bench.ts'
import { bulk } from './bulk.ts'
import { dataSaver } from './data-saver.ts'
import { equalAnswers } from './equal-answers.ts'
import { flashSale } from './flash-sale.ts'
import { fresh } from './fresh.ts'
import { journey } from './journey.ts'
import { ledger } from './ledger.ts'
import { listing } from './listing.ts'
import { login } from './login.ts'
import { officeEdits } from './office-edits.ts'
import { officeLists } from './office-lists.ts'
import { officeOrders } from './office-orders.ts'
import { openTab } from './open-tab.ts'
import { placeOrders } from './place-orders.ts'
import { refunds } from './refunds.ts'
import { rendering } from './rendering.ts'
import { formatted, goalOf, report, verdict } from './report.ts'
import { rush } from './rush.ts'
import { search } from './search.ts'
import { serving } from './serving.ts'
import { weight } from './weight.ts'

const benches: Bench[] = [
  listing,
  officeLists,
  officeOrders,
  officeEdits,
  search,
  serving,
  login,
  equalAnswers,
  attack,
  addToCart,
  placeOrders,
  rush,
  flashSale,
  ledger,
  refunds,
  bulk,
  rendering,
  fresh,
  weight,
  journey,
  openTab,
  dataSaver,
]

export interface BenchOptions {
  /** Names of benches; none: all. */
  only: string[]
  /** Size of the large mall. */
  products: number
}

/**
 * Runs the benches on a small and a large mall, prints their figures and writes them to
 * `bench/results/`. Answers whether all goals are reached. Throws on a name that is no bench.
 */
export async function runBenches(
  opened: AsyncDisposableStack,
  { only, products }: BenchOptions,
): Promise<boolean> {
  const unknown = only.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) throw new Error(`There is no bench '${unknown}'.`)
  const server = await openServer(opened)
  const apps = {
    small: await openApp(opened, server, { products: smallApp }),
    large: await openApp(opened, server, { products }),
    withOrders: (orders: number) => openApp(opened, server, { products: smallApp, orders }),
  }
  await warm(apps.small)
  await warm(apps.large)

  const machine = await machineFacts(server)
  let isAllReached = true
  for (const { name, how, run } of benches) {
    if (only.length > 0 && !only.includes(name)) continue
    console.log(`\n${name}: ${how}`)
    const figures = [...(await run(apps)), await memoryFigure([apps.small, apps.large])]
    print(figures)
    // After each bench: a run takes long, and one that ends early keeps the figures measured so far.
    await report({ name, how, figures, at: new Date().toISOString(), products, machine })
    isAllReached &&= figures.every((figure) => isReached(figure) !== false)
  }
  return isAllReached
}

/** The first calls compile code, open connections and read the database's files. */
async function warm({ origin }: RunningApp): Promise<void> {
  for (let page = 1; page <= 200; page++) {
    await fetch(`${origin}/api/v1/products/all/category/null?page=${page}&min_price=${page}`)
    await fetch(`${origin}/api/v1/search-and-filter-products?search_term=warm ${page}`)
  }
}

async function memoryFigure(apps: RunningApp[]): Promise<Figure> {
  const peaks = await Promise.all(apps.map((app) => app.peakMemory()))
  return { what: 'most memory so far', value: Math.max(...peaks), unit: 'MB', atMost: 350 }
}

function print(figures: Figure[]): void {
  console.table(
    figures.map((figure) => ({
      what: figure.what,
      measured: formatted(figure),
      goal: goalOf(figure),
      reached: verdict(figure),
    })),
  )
}

async function machineFacts(serverUrl: string) {
  return {
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 1e9)} GB`,
    system: platform(),
    node: `Node ${process.version}`,
    postgres: await postgresVersion(serverUrl),
  }
}

import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bench, RunningApp } from './bench.ts'
import { load, percentile, type Times } from './load.ts'
import { openShoppers, orderOf, placeOrder, stockUp, tally } from './shoppers.ts'

const arrivals = 10_000
const seconds = 60
const units = 500
const people = 1_000

/** Whether a sale slows down those who browse. */
export const flashSale: Bench = {
  name: 'flash-sale',
  how: `Four visitors browse lists that no cache has, in quiet (20 s) and while ${arrivals.toLocaleString('en')} customers come evenly within ${seconds} s for ${units} units of one product.`,
  async run({ small }) {
    const [bargain] = await stockUp(small.pool, 1, units)
    if (!bargain) throw new Error('there is nothing to sell')
    const tokens = await openShoppers(small.pool, people, 1_000_000_000)
    const quiet = await browse(small, wait(20_000))
    const agent = new Agent({ maxSockets: 2_000 })
    const sale = Promise.all(
      Array.from({ length: arrivals }, async (_, place) => {
        await wait((place * seconds * 1000) / arrivals)
        const body = orderOf(bargain, 'wallets')
        return placeOrder(agent, small.origin, tokens[place % people] ?? '', body)
      }),
    ).finally(() => agent.destroy())
    const busy = await browse(small, sale)
    const answers = tally(await sale)
    const sold = answers.get('200') ?? 0
    const refused = answers.get('409 out_of_stock') ?? 0
    const [before, during] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
    return [
      { what: 'browsing in quiet, 95 % of it', value: before, unit: 'ms' },
      { what: 'browsing during the sale, 95 % of it', value: during, unit: 'ms' },
      { what: 'as much as in quiet', value: during / before, unit: '×', atMost: 2 },
      { what: 'sold', value: sold, unit: '', atLeast: units, atMost: units },
      { what: 'other answers', value: arrivals - sold - refused, unit: '', atMost: 0 },
    ]
  },
}

let page = 0

/** Browses until `end` settles. */
async function browse({ origin }: RunningApp, end: Promise<unknown>): Promise<Times> {
  const times: Times = []
  let isOver = false
  const over = () => {
    isOver = true
  }
  end.then(over, over)
  while (!isOver) {
    const paths = Array.from({ length: 20 }, () => {
      page += 1
      return `/api/v1/products/all/category/null?page=${(page % 300) + 1}&min_price=${1_000 + page}`
    })
    times.push(...(await load(origin, paths, 4)))
    await wait(200)
  }
  return times
}

import { z } from 'zod'
import { WholeProduct } from '#contract/office/product.ts'
import { number } from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Bench } from './bench.ts'
import { percentile } from './load.ts'
import { officeMember } from './office-member.ts'

/** Members who edit at once. */
const members = 8
const products = 240

export const officeEdits: Bench = {
  name: 'office-edits',
  how: `${products} products opened and saved with another name by ${members} members of the staff at once, each a product of their own`,

  async run({ large }) {
    const member = await officeMember(large)
    const ids = await many(large.pool, someProducts, [products])
    const opened: number[] = []
    const saved: number[] = []
    await Promise.all(
      Array.from({ length: members }, async () => {
        for (let row = ids.pop(); row; row = ids.pop()) {
          const path = `/products/${row.id}`
          const { data, ms } = await member.call(WholeProduct, path)
          opened.push(ms)
          const body = { ...data, name: renamed(data.name) }
          saved.push((await member.call(z.unknown(), path, { method: 'PATCH', body })).ms)
        }
      }),
    )
    member.close()
    return [
      { what: 'open a product, median', value: percentile(opened, 0.5), unit: 'ms' },
      { what: 'p95', value: percentile(opened, 0.95), unit: 'ms', atMost: 100 },
      { what: 'save it, median', value: percentile(saved, 0.5), unit: 'ms' },
      { what: 'p95', value: percentile(saved, 0.95), unit: 'ms', atMost: 200 },
    ]
  },
}

/** To another name and back. */
function renamed(name: string): string {
  return name.endsWith(' (new)') ? name.slice(0, -6) : `${name} (new)`
}

const someProducts = rareStatement(
  'bench-office-edits',
  { id: number },
  "SELECT id FROM products WHERE state = 'live' AND length(name) < 190 ORDER BY md5(id::text) DESC LIMIT $1",
)

import type { Seller, sellers } from '#contract/office/sellers.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { listByKey } from '#server/platform/total.ts'
import { freeSlug } from '../free-slugs.ts'
import { addSeller, changeSeller, deleteSeller, type SellerFacts } from '../manage/sellers.ts'
import { type GroupDeps, groupRecords, nameAfter, namedRows } from './groups.ts'

export function sellerHandlers(deps: GroupDeps): Handlers<typeof sellers> {
  const { database } = deps
  const records = groupRecords(deps, { noun: 'seller', one, fieldsOf })
  return {
    async sellers({ query: { search = '', after } }) {
      const page = await listByKey(database, list, [search], nameAfter(after))
      return { data: { ...page, rows: page.rows.map(toSeller) } }
    },
    async seller({ params }) {
      return { data: toSeller(await records.row(database, params.id)) }
    },
    async createSeller({ body }, call) {
      const added = await records.add(call, async (tx, by) =>
        addSeller(deps, { facts: await factsOf(tx, body), by, within: tx }),
      )
      return { message: 'The seller is added.', data: toSeller(added) }
    },
    async editSeller({ params: { id }, body: { version, ...sent } }, call) {
      const form = { id, version, sent: fieldsOf(sent) }
      const saved = await records.edit(form, call, async (tx, edit) =>
        changeSeller(deps, { ...edit, facts: await factsOf(tx, { id, ...sent }) }),
      )
      return { message: 'The seller is saved.', data: toSeller(saved) }
    },
    async deleteSeller({ params: { id }, query: { version } }, call) {
      await records.remove({ id, version }, call, (_, edit) => deleteSeller(deps, edit))
      return { message: 'The seller is deleted.' }
    },
  }
}

type Fields = Pick<Seller, 'name' | 'slug'>

async function factsOf(
  tx: Tx,
  { name, slug, ...seller }: Fields & { id?: number },
): Promise<SellerFacts> {
  return { name, slug: slug || (await freeSlug(tx, 'seller', { name, ...seller })) }
}

function fieldsOf({ name, slug }: Fields) {
  return { name, slug }
}

function toSeller({ changed_at: _, changed_by: __, ...seller }: SellerRow): Seller {
  return seller
}

const row = {
  id: number,
  version: number,
  name: text,
  slug: text,
  changed_at: nullable(time),
  changed_by: nullable(text),
}
type SellerRow = Row<typeof row>
const { one, ...statements } = namedRows('sellers', row)
const list = { ...statements, keyOf: ({ name }: SellerRow) => name }

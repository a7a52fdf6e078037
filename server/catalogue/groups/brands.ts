import type { Brand, brands } from '#contract/office/brands.ts'
import { nullable, number, type Row, text, time } from '#server/platform/database/columns.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { listByKey } from '#server/platform/total.ts'
import { asText } from '#server/records/records.ts'
import { freeSlug } from '../free-slugs.ts'
import { requireUnused } from '../in-use.ts'
import { addBrand, type BrandFacts, changeBrand, deleteBrand } from '../manage/brands.ts'
import { type GroupDeps, groupRecords, nameAfter, namedRows, takeUpPicture } from './groups.ts'

export function brandHandlers(deps: GroupDeps): Handlers<typeof brands> {
  const { database } = deps
  const records = groupRecords(deps, { noun: 'brand', one, fieldsOf })
  return {
    async brands({ query: { search = '', after } }) {
      const page = await listByKey(database, list, [search], nameAfter(after))
      return { data: { ...page, rows: page.rows.map(toBrand) } }
    },
    async brand({ params }) {
      return { data: toBrand(await records.row(database, params.id)) }
    },
    async createBrand({ body }, call) {
      const added = await records.add(call, async (tx, by) => {
        await takeUpPicture(deps, tx, body.picture_hash, null)
        return addBrand(deps, { facts: await factsOf(tx, body), by, within: tx })
      })
      return { message: 'The brand is added.', data: toBrand(added) }
    },
    async editBrand({ params: { id }, body: { version, ...sent } }, call) {
      const form = { id, version, sent: fieldsOf(sent) }
      const saved = await records.edit(form, call, async (tx, { before, ...edit }) => {
        await takeUpPicture(deps, tx, sent.picture_hash, before.picture_hash)
        await changeBrand(deps, { ...edit, facts: await factsOf(tx, { id, ...sent }) })
      })
      return { message: 'The brand is saved.', data: toBrand(saved) }
    },
    async deleteBrand({ params: { id }, query: { version } }, call) {
      await records.remove({ id, version }, call, async (tx, edit) => {
        await requireUnused(deps.usesOf, tx, { brand: id })
        await deleteBrand(deps, edit)
      })
      return { message: 'The brand is deleted.' }
    },
  }
}

type Fields = Pick<Brand, 'name' | 'slug' | 'picture_hash' | 'best_rank'>

async function factsOf(tx: Tx, fields: Fields & { id?: number }): Promise<BrandFacts> {
  const { name, picture_hash: pictureHash, best_rank: bestRank } = fields
  const slug = fields.slug || (await freeSlug(tx, 'brand', fields))
  return { name, slug, pictureHash, bestRank }
}

function fieldsOf({ name, slug, picture_hash, best_rank }: Fields) {
  return { name, slug, picture_hash, best_rank: asText(best_rank) }
}

function toBrand({ changed_at: _, changed_by: __, ...brand }: BrandRow): Brand {
  return brand
}

const row = {
  id: number,
  version: number,
  name: text,
  slug: text,
  picture_hash: text,
  best_rank: nullable(number),
  changed_at: nullable(time),
  changed_by: nullable(text),
}
type BrandRow = Row<typeof row>
const { one, ...statements } = namedRows('brands', row)
const list = { ...statements, keyOf: ({ name }: BrandRow) => name }

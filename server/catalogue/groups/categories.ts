import type { Category, categories } from '#contract/office/categories.ts'
import type { FactKind } from '#contract/shop/facts.ts'
import { factKinds } from '#contract/shop/facts.ts'
import { auditSource } from '#server/audit/audit.ts'
import {
  boolean,
  list,
  nullable,
  number,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { asText } from '#server/records/records.ts'
import { freeSlug } from '../free-slugs.ts'
import { requireUnused } from '../in-use.ts'
import {
  addCategory,
  type CategoryFacts,
  changeCategory,
  deleteCategory,
} from '../manage/categories.ts'
import { orderCategories } from '../manage/order-categories.ts'
import { type GroupDeps, groupRecords, takeUpPicture } from './groups.ts'

export function categoryHandlers(deps: GroupDeps): Handlers<typeof categories> {
  return { ...readHandlers(deps), ...editHandlers(deps) }
}

function recordsOf(deps: GroupDeps) {
  const kind = { noun: 'category', one: readOne }
  return groupRecords(deps, { ...kind, fieldsOf: (row: CategoryRow) => fieldsOf(toCategory(row)) })
}

function readHandlers(deps: GroupDeps) {
  const { database } = deps
  const records = recordsOf(deps)
  return {
    async categories() {
      const rows = await many(database, readAll)
      const under = Map.groupBy(rows, ({ parent_id }) => parent_id)
      const tops = under.get(null) ?? []
      const all = tops.flatMap((top) => [top, ...(under.get(top.id) ?? [])])
      return { data: { categories: all.map(toCategory) } }
    },
    async category({ params }) {
      return { data: toCategory(await records.row(database, params.id)) }
    },
  } satisfies Partial<Handlers<typeof categories>>
}

function editHandlers(deps: GroupDeps) {
  const { database, recordAudit } = deps
  const records = recordsOf(deps)
  return {
    async createCategory({ body }, call) {
      const added = await records.add(call, async (tx, by) => {
        await takeUpPicture(deps, tx, body.picture_hash, null)
        const siblings = await many(tx, siblingsOf, [body.parent_id])
        const position = 1 + Math.max(-1, ...siblings.map((one) => one.position))
        const facts = await factsOf(tx, { ...body, position })
        return addCategory(deps, { facts, by, within: tx })
      })
      return { message: 'The category is added.', data: toCategory(added) }
    },
    async editCategory({ params: { id }, body: { version, ...sent } }, call) {
      const form = { id, version, sent: fieldsOf(sent) }
      const saved = await records.edit(form, call, async (tx, { before, ...edit }) => {
        await takeUpPicture(deps, tx, sent.picture_hash, before.picture_hash)
        const facts = await factsOf(tx, { ...sent, id, position: before.position })
        await changeCategory(deps, { ...edit, facts })
      })
      return { message: 'The category is saved.', data: toCategory(saved) }
    },
    async orderCategories({ body: { parent_id: parentId, ids } }, call) {
      const by = { staff: staffOf(call).id }
      await inTransaction(database.pool, async (tx) => {
        const before = await orderCategories(deps, { parentId, ids, by, within: tx })
        await recordAudit(tx, auditSource(call), {
          subject: parentId === null ? 'categories:all' : `category:${parentId}`,
          before: { order: before },
          after: { order: ids },
        })
      })
      return { message: 'The order is saved.' }
    },
    async deleteCategory({ params: { id }, query: { version } }, call) {
      await records.remove({ id, version }, call, async (tx, { before, ...edit }) => {
        await requireUnused(deps.usesOf, tx, { category: id })
        for (const other of await many(tx, accessoryOf, [id])) {
          await recordAudit(tx, auditSource(call), {
            subject: `category:${other.id}`,
            before: { accessory_category: before.name },
            after: { accessory_category: '' },
          })
        }
        await deleteCategory(deps, edit)
      })
      return { message: 'The category is deleted.' }
    },
  } satisfies Partial<Handlers<typeof categories>>
}

type Fields = Omit<Category, 'id' | 'version' | 'position'>

async function factsOf(
  tx: Tx,
  fields: Fields & { id?: number; position: number },
): Promise<CategoryFacts> {
  return {
    name: fields.name,
    slug: fields.slug || (await freeSlug(tx, 'category', fields)),
    parentId: fields.parent_id,
    isVisible: fields.is_visible,
    position: fields.position,
    popularRank: fields.popular_rank,
    pictureHash: fields.picture_hash,
    factKinds: fields.fact_kinds,
  }
}

/** As the page's form has them. */
function fieldsOf(fields: Fields) {
  return {
    name: fields.name,
    slug: fields.slug,
    parent_id: asText(fields.parent_id),
    is_visible: fields.is_visible ? 'yes' : 'no',
    popular_rank: asText(fields.popular_rank),
    picture_hash: fields.picture_hash,
    fact_kinds: fields.fact_kinds.toSorted(),
  }
}

function toCategory({ changed_at: _, changed_by: __, fact_kinds, ...category }: CategoryRow) {
  return { ...category, fact_kinds: fact_kinds.filter(isFactKind) }
}

function isFactKind(kind: string): kind is FactKind {
  return factKinds.some((one) => one === kind)
}

const row = {
  id: number,
  version: number,
  parent_id: nullable(number),
  name: text,
  slug: text,
  is_visible: boolean,
  position: number,
  popular_rank: nullable(number),
  picture_hash: text,
  fact_kinds: list(text),
  changed_at: nullable(time),
  changed_by: nullable(text),
}
type CategoryRow = Row<typeof row>
const columns = `id, version, parent_id, name, slug, is_visible, position, popular_rank, picture_hash,
  fact_kinds, changed_at, changed_by`

const readOne = rareStatement(
  'office-category',
  row,
  `SELECT ${columns} FROM categories WHERE id = $1`,
)
const readAll = rareStatement(
  'office-categories',
  row,
  `SELECT ${columns} FROM categories ORDER BY position, id`,
)
const accessoryOf = rareStatement(
  'office-accessory-of',
  { id: number },
  'SELECT category_id AS id FROM category_accessories WHERE accessory_id = $1 ORDER BY category_id',
)
const siblingsOf = rareStatement(
  'office-category-siblings',
  { position: number },
  'SELECT position FROM categories WHERE parent_id IS NOT DISTINCT FROM $1::integer',
)

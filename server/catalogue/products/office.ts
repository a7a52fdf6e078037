import type { WholeProduct } from '#contract/office/product.ts'
import type { products } from '#contract/office/products.ts'
import { auditSource } from '#server/audit/audit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { type Call, type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { type RecordDeps, type RecordFields, recordsOf } from '#server/records/records.ts'
import { freeSlug } from '../free-slugs.ts'
import { requireUnused, type UsesOf } from '../in-use.ts'
import type { Edit } from '../manage/change.ts'
import { addProduct, changeProduct, deleteProduct } from '../manage/products.ts'
import { changeState } from '../manage/states.ts'
import { cleanDescription } from '../product/description.ts'
import { cleanFacts, draftFacts } from '../product-facts.ts'
import { startStock } from '../stock/start-stock.ts'
import { catalogueNames } from './catalogue-names.ts'
import { editPictures, type TakePictures } from './edit-pictures.ts'
import { editPrices } from './edit-prices.ts'
import { editVariations, type VariationDeps } from './edit-variations.ts'
import { officeProducts } from './list.ts'
import { factFields, productKind, wholeOf, wholeProduct } from './whole.ts'

export interface ProductsDeps extends RecordDeps, VariationDeps {
  takePictures: TakePictures
  usesOf: UsesOf
}

export function productHandlers(deps: ProductsDeps): Handlers<typeof products> {
  return { ...readHandlers(deps), ...editHandlers(deps), ...stateHandlers(deps) }
}

function readHandlers({ database, memberNames }: ProductsDeps) {
  return {
    async products({ query }) {
      return { data: await officeProducts(database, query) }
    },
    async productNames() {
      return { data: await catalogueNames(database) }
    },
    async product({ params }) {
      return { data: await wholeProduct(database, params.id, memberNames) }
    },
    async previewDescription({ body }) {
      const description = cleanDescription(body.description)
      return { data: { description, is_changed: description !== body.description.trim() } }
    },
  } satisfies Partial<Handlers<typeof products>>
}

/** An edit of one section of the product's page. */
interface Section {
  id: number
  version: number
  sent: RecordFields
  change: (tx: Tx, edit: Edit & { within: Tx }) => Promise<unknown>
}

/** Answers the product as it is after it. */
async function editOne(
  deps: ProductsDeps,
  call: Call,
  { change, ...form }: Section,
): Promise<WholeProduct> {
  const row = await recordsOf(deps, productKind).edit(form, call, change)
  return wholeOf(deps.database, row, deps.memberNames)
}

function editHandlers(deps: ProductsDeps) {
  return {
    async createProduct({ body }, call) {
      const { id } = await recordsOf(deps, productKind).add(call, async (tx, by) => {
        const facts = { ...draftFacts, ...body, slug: await freeSlug(tx, 'product', body) }
        const sold = { amountKobo: null, previousAmountKobo: null, onHand: null }
        return addProduct(deps, { facts, sold, pictures: [], state: 'draft', by, within: tx })
      })
      return { message: 'The product is added, as a draft.', data: { id } }
    },
    async editProduct({ params: { id }, body: { version, ...sent } }, call) {
      const data = await editOne(deps, call, {
        id,
        version,
        sent: factFields(cleanFacts(sent)),
        async change(tx, edit) {
          const slug = sent.slug || (await freeSlug(tx, 'product', { ...sent, id }))
          await changeProduct(deps, { ...edit, facts: { ...sent, slug } })
        },
      })
      return { message: 'The product is saved.', data }
    },
    async editVariations({ params: { id }, body: { version, ...variations } }, call) {
      const data = await editOne(deps, call, {
        id,
        version,
        ...editVariations(deps, variations, call),
      })
      return { message: 'The variations are saved.', data }
    },
    async editPrices({ params: { id }, body: { version, prices } }, call) {
      const data = await editOne(deps, call, { id, version, ...editPrices(deps, prices) })
      return { message: 'The prices are saved.', data }
    },
    async editPictures({ params: { id }, body: { version, pictures } }, call) {
      const data = await editOne(deps, call, { id, version, ...editPictures(deps, pictures) })
      return { message: 'The pictures are saved.', data }
    },
  } satisfies Partial<Handlers<typeof products>>
}

function stateHandlers(deps: ProductsDeps) {
  const { database, memberNames } = deps
  return {
    async startStock({ params: { id }, body: { on_hand: onHand } }, call) {
      await inTransaction(database.pool, async (tx) => {
        const by = { staff: staffOf(call).id }
        await startStock(deps, { productId: id, onHand, by, within: tx })
        await deps.recordAudit(tx, auditSource(call), {
          subject: `stock:${id}`,
          after: { on_hand: onHand },
        })
      })
      return {
        message: 'The stock has begun.',
        data: await wholeProduct(database, id, memberNames),
      }
    },
    async moveProduct({ params: { id }, body: { version, state } }, call) {
      const change = (_: Tx, edit: Edit) => changeState(deps, { ...edit, state })
      const data = await editOne(deps, call, { id, version, sent: { state }, change })
      return { message: `The product is ${state} now.`, data }
    },
    async deleteProduct({ params: { id }, query: { version } }, call) {
      const records = recordsOf(deps, productKind)
      const outcome = await records.remove({ id, version }, call, async (tx, edit) => {
        // What orders name is archived, and nothing of it goes.
        if (!(await deps.isNamed(tx, { productId: id, combinationId: null }))) {
          await requireUnused(deps.usesOf, tx, { product: id, slug: edit.before.slug })
        }
        return deleteProduct(deps, edit)
      })
      const message =
        outcome === 'deleted'
          ? 'The product is deleted.'
          : 'The product is archived: orders or coupons name it.'
      return { message, data: { outcome } }
    },
  } satisfies Partial<Handlers<typeof products>>
}

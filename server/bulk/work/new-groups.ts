import type { AuditFields } from '#server/audit/audit.ts'
import {
  addBrand,
  addCategory,
  catalogueNames,
  freeSlug,
  topCategories,
} from '#server/catalogue/catalogue.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { BulkDeps } from '../deps.ts'
import { KnownNames, pathOf, type RowsOfNew, type Values } from '../values.ts'

/**
 * The rows with the ids of their brands and categories, of which those that are not there are added: with a plain picture,
 * and a category in no menu, until somebody of the staff has looked at it.
 */
export async function addGroups(
  deps: BulkDeps,
  tx: Tx,
  products: readonly RowsOfNew[],
  by: Actor,
): Promise<readonly RowsOfNew[]> {
  if (products.every(([first]) => !isNew(first.brand) && !isNew(first.category))) return products
  const pictureHash = await deps.plainPicture()
  await deps.takePictures(tx, [pictureHash])
  const adding = { deps, tx, pictureHash, by }
  const withIds: RowsOfNew[] = []
  for (const [first, ...others] of products) {
    const names = new KnownNames(await catalogueNames(tx))
    const brand = isNew(first.brand) ? await brandId(adding, names, first.brand) : first.brand
    const category = isNew(first.category)
      ? await categoryId(adding, names, first.category)
      : first.category
    const groups: Values = {
      ...(brand !== undefined && { brand }),
      ...(category !== undefined && { category }),
    }
    withIds.push([{ ...first, ...groups }, ...others])
  }
  return withIds
}

function isNew(value: Values[keyof Values]): value is string {
  return typeof value === 'string'
}

interface Adding {
  deps: BulkDeps
  tx: Tx
  pictureHash: string
  by: Actor
}

async function brandId(adding: Adding, names: KnownNames, name: string): Promise<number> {
  const known = names.brands.find(name)
  if (typeof known === 'number') return known
  const { deps, tx, pictureHash, by } = adding
  const facts = { name, slug: await freeSlug(tx, 'brand', { name }), pictureHash, bestRank: null }
  const { id } = await addBrand(manageDeps(deps), { facts, by, within: tx })
  await enter(adding, `brand:${id}`, { name })
  return id
}

/** 'Clothing > Shirts'; what has one name is the only one of a category with the same name. */
async function categoryId(adding: Adding, names: KnownNames, text: string): Promise<number> {
  const known = names.category(text)
  if (typeof known === 'number') return known
  const path = pathOf(text)
  const [top = text] = path
  const name = path.at(-1) ?? text
  const tops = await topCategories(adding.tx)
  const parentId =
    tops.find((one) => one.name.toLowerCase() === top.toLowerCase())?.id ??
    (await addOne(adding, top, null))
  return addOne(adding, name, parentId)
}

async function addOne(adding: Adding, name: string, parentId: number | null): Promise<number> {
  const { deps, tx, pictureHash, by } = adding
  const facts = {
    name,
    slug: await freeSlug(tx, 'category', { name: parentId === null ? `all ${name}` : name }),
    parentId,
    isVisible: false,
    position: 1_000,
    popularRank: null,
    pictureHash,
    factKinds: [],
  }
  const { id } = await addCategory(manageDeps(deps), { facts, by, within: tx })
  await enter(adding, `category:${id}`, { name, parent_id: parentId })
  return id
}

async function enter({ deps, tx, by }: Adding, subject: string, after: AuditFields): Promise<void> {
  const source = { actor: by, sessionId: null, call: 'bulk-apply', requestId: null }
  await deps.recordAudit(tx, source, { subject, after })
}

/** The plain picture is locked by now. */
function manageDeps({ database, clock, isNamed }: BulkDeps) {
  const soldUnits = async () => new Map<number, number>()
  return { database, clock, isNamed, soldUnits, hasPicture: async () => true }
}

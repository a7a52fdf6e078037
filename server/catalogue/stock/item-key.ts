import { refuse } from '#server/platform/http/handler.ts'
import type { ItemRef } from '../product/current-prices.ts'

/** As addresses name an item: `12`, or of a combination `12-34`. */
export function keyOfItem({ productId, combinationId }: ItemRef): string {
  return combinationId === null ? String(productId) : `${productId}-${combinationId}`
}

/** The reverse, of what the contract's `ItemKey` lets in. Refuses with `not_found` ids that no row has. */
export function itemOfKey(key: string): ItemRef {
  const [productId = 0, combinationId = null] = key.split('-').map(Number)
  if (Math.max(productId, combinationId ?? 0) > maxId) refuse('not_found')
  return { productId, combinationId }
}

const maxId = 2_147_483_647

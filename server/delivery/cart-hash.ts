import { createHash } from 'node:crypto'
import type { ItemRef } from '#server/catalogue/catalogue.ts'

/** So many of an item. */
export interface CartLine extends ItemRef {
  quantity: number
}

/** Two carts with the same things have the same one, in whatever order. SHA-256. */
export function cartHash(lines: CartLine[]): Buffer {
  const written = lines
    .map((line) => `${line.productId}/${line.combinationId ?? ''}×${line.quantity}`)
    .toSorted()
    .join(' ')
  return createHash('sha256').update(written).digest()
}

import { createHash } from 'node:crypto'
import type { ItemRef } from '#server/catalogue/catalogue.ts'

/** A quantity of an item. */
export interface CartLine extends ItemRef {
  quantity: number
}

/** SHA-256 of the lines in any order. */
export function cartHash(lines: CartLine[]): Buffer {
  const canonical = lines
    .map((line) => `${line.productId}/${line.combinationId ?? ''}×${line.quantity}`)
    .toSorted()
    .join(' ')
  return createHash('sha256').update(canonical).digest()
}

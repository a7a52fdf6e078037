import type { StockItem, StockMoveKind } from '#contract/office/stock.ts'

/** 'Tecno Spark 20 (128 GB, Black)' */
export function itemName({ name, options }: Pick<StockItem, 'name' | 'options'>): string {
  return options.length > 0 ? `${name} (${options.join(', ')})` : name
}

export const moveWords: Record<StockMoveKind, string> = {
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  corrected: 'Corrected',
}

/** '+5', '−3', '0' */
export function differenceWords(difference: number): string {
  if (difference === 0) return '0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}

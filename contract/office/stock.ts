import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, line, Time, text } from '../field.ts'
import { Figure, Naira } from '../money.ts'
import { keyed, PageKey } from './answers.ts'

export const StockLevel = z.enum(['enough', 'low', 'out'])
export type StockLevel = z.infer<typeof StockLevel>

export const StockMoveKind = z.enum(['received', 'counted', 'damaged', 'corrected'])
export type StockMoveKind = z.infer<typeof StockMoveKind>

/** A sellable item: a product's id, or with a hyphen a product's and a combination's. */
export const ItemKey = z.string().regex(/^\d{1,10}(-\d{1,10})?$/)

export const StockItem = z.object({
  /** `12`, or of a combination `12-34`. */
  key: ItemKey,
  product_id: Id,
  combination_id: Id.nullable(),
  name: z.string(),
  /** The product's. */
  code: z.string(),
  /** The names of a combination's values: '128 GB', 'Black'. */
  options: z.array(z.string()),
  on_hand: z.number().int(),
  /** For orders; the rest is free. */
  held: z.number().int(),
  free: z.number().int(),
  /** `low`: as many as its reorder level are free, or fewer. */
  level: StockLevel,
  bin: z.string().nullable(),
  barcode: z.string().nullable(),
  reorder_level: z.number().int().nullable(),
  /** What one unit cost the mall. */
  cost: Naira.nullable(),
  /** Of bin, barcode, reorder level and cost; moves leave it as it is. */
  version: z.int32(),
  /** Its product is off sale for good. */
  is_archived: z.boolean(),
})
export type StockItem = z.infer<typeof StockItem>

const StockMove = z.object({
  id: Id,
  kind: StockMoveKind,
  on_hand_before: z.number().int(),
  on_hand_after: z.number().int(),
  reason: z.string(),
  at: Time,
  /** A member's name, or what ran it. */
  by: z.string(),
})
export type StockMove = z.infer<typeof StockMove>

const maxUnits = 1_000_000
const Units = z.number().int().min(1, 'Type how many units').max(maxUnits)
const Reason = text(500, { characters: 3, words: 'Say why, in a few words' })

/** Received, damaged and corrected are differences; a count is all that there is. */
export const NewStockMove = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['received', 'damaged']), units: Units, reason: Reason }),
  z.object({
    kind: z.literal('corrected'),
    /** With a minus: fewer. */
    units: z.number().int().min(-maxUnits).max(maxUnits),
    reason: Reason,
  }),
  z.object({
    kind: z.literal('counted'),
    on_hand: z.number().int().min(0, 'A stock is not below zero').max(maxUnits),
    /** What the page displayed: with sales since then the count is refused. */
    seen_on_hand: z.int32(),
    reason: Reason,
  }),
])
export type NewStockMove = z.infer<typeof NewStockMove>

/** Empty or null: there is none. */
function orNull<T extends z.ZodType>(value: T) {
  return z.union([z.literal('').transform(() => null), z.null(), value])
}

const item = z.object({ item: ItemKey })
const adjust = { staff: 'stock.adjust' } as const

/** What is in the store, where, and what became of it. */
export const stock = {
  stockItems: officeEndpoint({
    method: 'GET',
    path: '/office/stock',
    access: adjust,
    summary: 'Sellable items with their units, the newest product first, or by bin',
    query: z.object({
      level: z.enum(['low', 'out']).optional(),
      /** `archived`: of archived products. Left out: of all others, and whatever has the code or barcode. */
      of: z.enum(['archived']).optional(),
      /** The beginning of a bin: `A` is the aisle. */
      bin: line(40).optional(),
      /** A whole barcode or code; else beginnings of words of the name. */
      search: line(100).optional(),
      /** `bin`: only items that have one. */
      order: z.enum(['newest', 'bin']).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(StockItem) }),
  }),
  stockItem: officeEndpoint({
    method: 'GET',
    path: '/office/stock/{item}',
    access: adjust,
    summary: 'One sellable item',
    params: item,
    answer: z.object({ data: StockItem }),
    errors: ['not_found'],
  }),
  editStockFacts: officeEndpoint({
    method: 'PATCH',
    path: '/office/stock/{item}',
    access: adjust,
    summary: 'Change barcode, bin, reorder level and cost',
    params: item,
    body: z.object({
      version: z.int32(),
      barcode: orNull(
        z
          .string()
          .trim()
          .regex(/^[!-~]{1,64}$/, 'A barcode is up to 64 letters and digits, without spaces'),
      ),
      /** Stored in capitals. */
      bin: orNull(line(40)),
      reorder_level: orNull(
        z.number().int().min(0, 'A reorder level is not below zero').max(maxUnits),
      ),
      cost: orNull(Figure),
    }),
    answer: z.object({ data: StockItem }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
  moveStock: officeEndpoint({
    method: 'POST',
    path: '/office/stock/{item}/moves',
    access: adjust,
    keyed: true,
    summary: 'Enter what was received, counted or damaged, or correct the units on hand',
    params: item,
    body: NewStockMove,
    answer: z.object({ data: StockItem }),
    errors: ['not_found', 'conflict', 'below_held'],
  }),
  stockMoves: officeEndpoint({
    method: 'GET',
    path: '/office/stock/{item}/moves',
    access: adjust,
    summary: 'What people moved of an item, the newest first; what orders moved is in the orders',
    params: item,
    query: z.object({ after: PageKey }),
    answer: z.object({ data: keyed(StockMove) }),
  }),
} as const

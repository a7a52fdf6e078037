import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, Time, text, wholeNumber } from '../field.ts'
import { maxBulkFileBytes, maxBulkRows, maxBulkSelected, officePageRows } from '../limits.ts'
import { keyed, PageKey } from './answers.ts'
import { bulkActions, changingColumnNames, gridColumnNames } from './bulk-columns.ts'
import { ProductState } from './product.ts'

export const BulkKind = z.enum(['csv', 'selection', 'grid'])
export type BulkKind = z.infer<typeof BulkKind>

/** The moves between them are in server/bulk/README.md. */
export const BulkState = z.enum(['checking', 'ready', 'running', 'done', 'stopped', 'undone'])
export type BulkState = z.infer<typeof BulkState>

/** What became of a row, or would: `new`, `changed`, `same` and `refused` by the check, the others by the work. */
export const BulkOutcome = z.enum([
  'waiting',
  'new',
  'changed',
  'same',
  'refused',
  'done',
  'undone',
  'left',
])
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** `shopify`, `woocommerce`: the product export of these programs, which adds products alone. */
export const BulkLayout = z.enum(['own', 'shopify', 'woocommerce'])

const Rows = z.number().int().nonnegative()
const BulkChange = z.object({
  id: Id,
  kind: BulkKind,
  /** The file's name, or what is done in words. */
  title: z.string(),
  state: BulkState,
  /** It is being taken back, or was. */
  is_undo: z.boolean(),
  /** Who began it. */
  by: z.string(),
  created_at: Time,
  moved_at: Time,
})
export type BulkChange = z.infer<typeof BulkChange>

const WholeBulkChange = BulkChange.extend({
  /** By outcome. */
  rows: z.object({
    waiting: Rows,
    new: Rows,
    changed: Rows,
    same: Rows,
    refused: Rows,
    done: Rows,
    undone: Rows,
    left: Rows,
  }),
  is_checked: z.boolean(),
  /** Whose columns the file has. */
  layout: BulkLayout,
  /** Columns of another shop's file that have no place here. */
  left_out: z.array(z.string()),
  /** Columns that applying changes. */
  changes: z.array(z.string()),
  /** Prices that change by more than 30 %: applying asks for their number. */
  large_price_changes: Rows,
  /** The same of undoing what is done. */
  large_undo_changes: Rows,
  /** Whether who reads it may stop it: they began or moved it, or may stop those of others. */
  may_stop: z.boolean(),
  /** Null: there is nothing to undo, or not any more. */
  undo_until: Time.nullable(),
})
export type WholeBulkChange = z.infer<typeof WholeBulkChange>

const BulkRow = z.object({
  /** Of the file; else counted from 1. */
  line: z.number().int().positive(),
  outcome: BulkOutcome,
  /** As it was given, where there is no such product. */
  code: z.string(),
  product: z.object({ id: Id, name: z.string() }).nullable(),
  /** The values of a combination. */
  combination: z.string().nullable(),
  /** The columns that change, as a file has them. */
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  reasons: z.array(z.object({ column: z.string(), words: z.string() })),
})
export type BulkRow = z.infer<typeof BulkRow>

const GridRow = z.object({
  product_id: Id,
  /** Null: what is the product's own. */
  combination_id: Id.nullable(),
  version: z.int32(),
  code: z.string(),
  name: z.string(),
  /** The values of a combination. */
  combination: z.string().nullable(),
  /** Column → what it has, as a file has it; only those that this row can change. */
  cells: z.partialRecord(z.enum(gridColumnNames), z.string()),
})
export type GridRow = z.infer<typeof GridRow>

/** Of the products of one page of a grid, comma-separated. */
const GridIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'ids, comma-separated')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= officePageRows, `at most ${officePageRows} products`)

const changeId = z.object({ id: IdInput })
const imports = { staff: 'imports.run' } as const
/** Members who stop the changes of others see them. */
const reading = { staff: ['imports.run', 'imports.stop'] } as const

/** As the list of products has it. */
const ProductsFilter = z.object({
  state: ProductState.optional(),
  category: IdInput.optional(),
  brand: IdInput.optional(),
  seller: IdInput.optional(),
  search: line(100).optional(),
  stock: z.enum(['in', 'out']).optional(),
})

const Column = z.enum(changingColumnNames)
const Began = z.object({ data: z.object({ id: Id }) })

/**
 * Many products changed at once: checked first, then applied and undone in the background. Columns need the permissions of
 * the same fields in a form; without one, rows that change the column are refused.
 */
export const bulk = {
  bulkChanges: officeEndpoint({
    method: 'GET',
    path: '/office/bulk',
    access: reading,
    summary: 'Bulk changes, the newest first',
    query: z.object({ state: BulkState.optional(), kind: BulkKind.optional(), after: PageKey }),
    answer: z.object({ data: keyed(BulkChange) }),
  }),
  exportProducts: officeEndpoint({
    method: 'GET',
    path: '/office/bulk/export',
    access: { staff: 'exports.run', stepUp: true },
    query: ProductsFilter,
    summary: 'Products as a file that can be changed and sent back; it is entered into the audit',
    answer: z.object({}),
    file: 'text/csv',
  }),
  gridCells: officeEndpoint({
    method: 'GET',
    path: '/office/bulk/cells',
    access: imports,
    summary: 'Products as rows of a grid, each followed by its combinations',
    query: z.object({ ids: GridIds }),
    answer: z.object({ data: z.object({ rows: z.array(GridRow) }) }),
  }),
  bulkChange: officeEndpoint({
    method: 'GET',
    path: '/office/bulk/{id}',
    access: reading,
    summary: 'One bulk change, with its rows by outcome',
    params: changeId,
    answer: z.object({ data: WholeBulkChange }),
    errors: ['not_found'],
  }),
  sendBulkFile: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/files',
    access: imports,
    keyed: true,
    summary: 'Send a CSV of products to be checked; nothing changes before it is applied',
    query: z.object({
      /** The file's, for people. */
      name: line(200).min(1, 'Name the file'),
      /** Of new products whose row names none. */
      brand: IdInput.optional(),
      seller: IdInput.optional(),
      /** New products bring the brands and categories that are not there; needs `categories.edit`. */
      adds_groups: z.enum(['true']).optional(),
    }),
    upload: {
      types: ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel'],
      maxBytes: maxBulkFileBytes,
    },
    answer: Began,
    errors: ['forbidden'],
  }),
  changeSelection: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/selections',
    access: imports,
    keyed: true,
    summary: 'Set, add, raise by percent or replace in one column of many products, to be checked',
    body: z.object({
      /** These products, or all that fit a filter of the list. */
      of: z.union([
        z.object({ product_ids: z.array(IdInput).min(1).max(maxBulkSelected) }),
        z.object({ filter: ProductsFilter }),
      ]),
      column: Column,
      how: z.enum(bulkActions),
      /** In naira, percent, units or text, as a cell of a file; `none` empties the column. */
      value: text(10_000),
      /** Of `replace`: the text that gives way. */
      search: line(200).optional(),
    }),
    answer: Began,
    bodyLimit: 512 * 1024,
  }),
  changeCells: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/cells',
    access: imports,
    keyed: true,
    summary: 'Change single cells of many products, to be checked',
    body: z.object({
      cells: z
        .array(
          z.object({
            product_id: IdInput,
            combination_id: IdInput.optional(),
            /** The product’s, as it was read. */
            version: z.int32(),
            column: Column,
            value: z.string().max(10_000),
            /** Of a stock, which needs it: the units that were read, empty for none. */
            stock_seen: z.string().max(20).optional(),
          }),
        )
        .min(1)
        .max(maxBulkSelected),
    }),
    answer: Began,
    bodyLimit: 8 * 1024 * 1024,
  }),
  bulkRows: officeEndpoint({
    method: 'GET',
    path: '/office/bulk/{id}/rows',
    access: reading,
    summary: 'Rows of a bulk change with one outcome, by their lines',
    params: changeId,
    query: z.object({ outcome: BulkOutcome, after: PageKey }),
    answer: z.object({ data: keyed(BulkRow) }),
    errors: ['not_found'],
  }),
  refusedRows: officeEndpoint({
    method: 'GET',
    path: '/office/bulk/{id}/refused',
    access: imports,
    summary:
      'The rows that were refused, as a file like the one that was sent, with a column of reasons',
    params: changeId,
    answer: z.object({}),
    file: 'text/csv',
    errors: ['not_found'],
  }),
  applyBulkChange: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/{id}/apply',
    access: imports,
    keyed: true,
    summary: 'Apply what was checked, or go on after a stop',
    params: changeId,
    body: z.object({
      /** Where prices change by more than 30 %: how many, typed. */
      large_price_changes: wholeNumber(maxBulkRows).optional(),
    }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'forbidden', 'step_up_needed'],
  }),
  stopBulkChange: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/{id}/stop',
    access: reading,
    summary: 'Stop it: what is done stays done, and can be undone',
    params: changeId,
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'forbidden'],
  }),
  undoBulkChange: officeEndpoint({
    method: 'POST',
    path: '/office/bulk/{id}/undo',
    access: imports,
    keyed: true,
    summary: 'Take back what was applied, but for what was edited since; for 30 days',
    params: changeId,
    body: z.object({
      /** Where prices change back by more than 30 %: how many, typed. */
      large_price_changes: wholeNumber(maxBulkRows).optional(),
    }),
    answer: z.object({}),
    errors: ['not_found', 'conflict', 'forbidden', 'step_up_needed'],
  }),
} as const

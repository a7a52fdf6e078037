import type { BulkColumnName } from '#contract/office/bulk-columns.ts'
import type { Column } from '#server/platform/database/columns.ts'
import type { KnownNames, Reason, Values } from '../values.ts'

/** What applying a row would do. `before` and `after` have the columns that change. */
export interface Verdict {
  outcome: 'new' | 'changed' | 'same' | 'refused'
  productId: number | null
  combinationId: number | null
  version: number | null
  before: Values | null
  after: Values | null
  reasons: Reason[]
}

export interface Checking {
  names: KnownNames
  /** What the member who made the change may do. */
  permissions: ReadonlySet<string>
  /** A spreadsheet may have had the rows in between. */
  isFile: boolean
  /** A file of another shop adds products alone. */
  addsOnly: boolean
  /** Of new products that name none. */
  defaults: { brand: number | null; seller: number | null }
  /** Brands and categories that are not there come with the products that name them. */
  addsGroups: boolean
  /** The file names of pictures that were sent, in small letters. */
  pictures: ReadonlySet<string>
}

/** Column → cell as it was given, with its mark (`toCell`), of those that are not empty; null: the word `none`. */
export type GivenCells = Partial<Record<BulkColumnName, string | null>> & {
  /** Why a row of another shop's file has no place here. */
  unfit?: string
}

/** Such cells, in a column of JSON. */
export const givenColumn: Column<GivenCells> = {
  types: [],
  has: (value): value is GivenCells =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}

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
}

export interface ValueOption {
  /** As the cell has it. */
  value: string
  label: string
}

/** A row of a grid of cells, under its heading. */
export interface CellRow {
  key: string
  title: string
  /** Small, below the title. */
  note?: string | undefined
  /** Beside the title, read aloud only. */
  aloud?: string
  /** It is part of the row above. */
  isPart?: boolean
  /** Its name in 'Price of TV-100, Black'. */
  label: string
  /** Column → what is stored. A row without the cell leaves it out. */
  cells: Partial<Record<string, string>>
}

export interface CellColumn {
  name: string
  label: string
  /** Amounts and counts: to the right, with a keyboard of digits. */
  isFigure: boolean
  /** The member may change it. */
  isOpen: boolean
  mayBeEmpty: boolean
  /** Null: it takes what is typed. */
  options: readonly ValueOption[] | null
  /** A value as people read it. */
  wordsOf: (value: string) => string
  /** Whether a value cannot be saved. */
  isWrong?: (value: string) => boolean
  /** It is typed cell by cell: nothing is pasted into it. */
  isTyped?: boolean
  isWide?: boolean
}

/** What a cell is to become, beside what stood there. */
export interface ChangedCell {
  before: string
  value: string
}

export interface CellEdit<Row extends CellRow> {
  row: Row
  column: string
  value: string
}

export function keyOfCell({ key }: CellRow, column: string): string {
  return `${key}:${column}`
}

import { useState } from 'react'
import type { List } from './list.ts'

/** The chosen rows of a list, also of other pages of it; a change of the filter drops them. */
export function useSelection<Row>(list: List<Row>, filter: string) {
  const [chosen, setChosen] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({
    filter,
    rows: new Map(),
  })
  const rows = chosen.filter === filter ? chosen.rows : new Map<string, Row>()
  function change(changed: readonly Row[], isChosen: boolean) {
    const next = new Map(rows)
    for (const row of changed) {
      if (isChosen) next.set(list.keyOf(row), row)
      else next.delete(list.keyOf(row))
    }
    setChosen({ filter, rows: next })
  }
  return {
    rows: [...rows.values()],
    has: (row: Row) => rows.has(list.keyOf(row)),
    hasAll: (some: readonly Row[]) =>
      some.length > 0 && some.every((row) => rows.has(list.keyOf(row))),
    set: (row: Row, isChosen: boolean) => change([row], isChosen),
    setAll: change,
    clear: () => change([...rows.values()], false),
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>

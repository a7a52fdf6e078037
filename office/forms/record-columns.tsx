import type { ReactNode } from 'react'

interface RecordColumnsProps {
  /** What happened with the record; a new one has none. */
  history: ReactNode
  children: ReactNode
}

/** A record's form, no wider than lines are read well, and beside it or below it its history. */
export function RecordColumns({ history, children }: RecordColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,48rem)] items-start gap-5 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
      {children}
      {history}
    </div>
  )
}

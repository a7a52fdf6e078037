import type { ReactNode } from 'react'

interface DashboardPageProps {
  title: string
  /** Actions or a status, beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the dashboard with its heading. */
export function DashboardPage({ title, aside, children }: DashboardPageProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {aside}
      </div>
      {children}
    </section>
  )
}

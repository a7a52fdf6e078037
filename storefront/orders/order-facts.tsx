import type { ReactNode } from 'react'

/** A few facts of an order, name beside value. */
export function OrderFacts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

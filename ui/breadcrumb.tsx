import type { ReactNode } from 'react'

/** The way to this page; the last step is the page itself. */
export function Breadcrumb({
  steps,
  here,
}: {
  steps: { key: string; link: ReactNode }[]
  here: string
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {steps.map(({ key, link }) => (
          <li
            key={key}
            className="flex items-center after:mx-2 after:text-line-strong after:content-['/'] [&_a]:py-3 [&_a]:hover:text-link [&_a]:hover:underline"
          >
            {link}
          </li>
        ))}
        <li aria-current="page" className="line-clamp-1 py-3 font-medium text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}

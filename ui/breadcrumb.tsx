import type { ReactNode } from 'react'

/** The path to this page; the last step is the page itself. */
export function Breadcrumb({
  steps,
  here,
}: {
  steps: { key: string; link: ReactNode }[]
  here: string
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="scroll-bare flex items-center overflow-x-auto text-sm whitespace-nowrap text-ink-soft">
        {steps.map(({ key, link }) => (
          <li
            key={key}
            className="flex items-center after:mx-2 after:text-line-strong after:content-['/'] [&_a]:py-3 [&_a]:hover:text-link [&_a]:hover:underline"
          >
            {link}
          </li>
        ))}
        <li aria-current="page" className="py-3 pr-4 font-medium text-ink md:truncate">
          {here}
        </li>
      </ol>
    </nav>
  )
}

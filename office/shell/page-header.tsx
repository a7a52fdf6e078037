import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { storeName } from '../session/store-name.ts'

interface PageHeaderProps {
  title: string
  /** Above the title: where the page belongs. */
  above?: ReactNode
  /** Beside the title: states. */
  beside?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** The head of a page. A new page begins at its heading for whoever does not see it. */
export function PageHeader({ title, above, beside, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${storeName} office`
  }, [title])
  useEffect(() => {
    // A dialog or a field may have the focus already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        {above && (
          <div className="text-sm [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:text-link [&_a]:underline">
            {above}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {beside}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  )
}

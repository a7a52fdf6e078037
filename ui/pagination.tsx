import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** The props of a page's link, whichever router renders it. */
interface PageLinkProps {
  page: number
  className: string
  'aria-label': string
  'aria-current'?: 'page' | undefined
  children: ReactNode
}

export interface PaginationProps {
  current: number
  last: number
  link: (props: PageLinkProps) => ReactNode
}

/** At most five page numbers around the current one. */
export function pagesAround(current: number, last: number): number[] {
  const from = Math.max(1, Math.min(current - 2, last - 4))
  return Array.from({ length: Math.min(5, last) }, (_, at) => from + at)
}

const numberClass =
  'grid size-11 place-items-center rounded-full font-semibold tabular-nums hover:bg-brand-soft aria-[current]:bg-brand aria-[current]:text-on-brand'

/**
 * Numbered pages, at most five numbers on a phone; wide screens add the first and the last. Past
 * the end, the numbers lead back to the existing pages.
 */
export function Pagination({ current, last, link }: PaginationProps) {
  if (last <= 1 && current <= last) return null
  const pages = pagesAround(current, last)
  function number(page: number, className = numberClass) {
    return (
      <li key={page}>
        {link({
          page,
          className,
          'aria-label': `Page ${page}`,
          'aria-current': page === current ? 'page' : undefined,
          children: page,
        })}
      </li>
    )
  }
  const edge = classes(numberClass, 'max-sm:hidden')
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center gap-0.5">
        <Step
          page={Math.min(current - 1, last)}
          visible={current > 1}
          label="Previous page"
          link={link}
        />
        {!pages.includes(1) && number(1, edge)}
        {pages.map((page) => number(page))}
        {!pages.includes(last) && number(last, edge)}
        <Step page={current + 1} visible={current < last} label="Next page" link={link} />
      </ul>
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'link'> {
  page: number
  visible: boolean
  label: 'Previous page' | 'Next page'
}

function Step({ page, visible, label, link }: StepProps) {
  if (!visible) return null
  return (
    <li>
      {link({
        page,
        className: buttonClass({ look: 'bare', shape: 'icon' }),
        'aria-label': label,
        children: <Icon name={label === 'Next page' ? 'chevron-right' : 'chevron-left'} />,
      })}
    </li>
  )
}

import { Fragment, type ReactNode } from 'react'
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

/**
 * The first and the last page, the current one with `beside` on each side, and as many at both ends. Null: a gap of
 * two pages or more; a gap of one is its page.
 */
export function listedPages(current: number, last: number, beside: number): (number | null)[] {
  const from = Math.max(1, Math.min(current, last) - beside)
  const start = Math.max(1, Math.min(from, last - 2 * beside))
  const near = Array.from({ length: 2 * beside + 1 }, (_, at) => start + at)
  const pages = [...new Set([1, ...near, last])].filter((page) => page <= last)
  return pages.flatMap((page, at) => {
    const skipped = at === 0 ? 0 : page - (pages[at - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return [skipped === 1 ? page - 1 : null, page]
  })
}

const numberClass =
  'grid size-11 place-items-center rounded-full font-semibold tabular-nums hover:bg-brand-soft aria-[current]:bg-brand aria-[current]:text-on-brand forced-colors:aria-[current]:border-2'

/** Before this page the list has a gap. */
function hasGap(pages: (number | null)[], before: number): boolean {
  return pages[pages.indexOf(before) - 1] === null
}

/** Of the two rows, those that have an entry: the others hide it. */
function hiding(onPhones: boolean, wide: boolean): string | undefined {
  if (onPhones === wide) return undefined
  return onPhones ? 'sm:hidden' : 'max-sm:hidden'
}

/**
 * Numbered pages: '1 2 3 … 7'. Phones have at most five entries, and below them 'Page 1 of 7'. Past the end, the numbers
 * lead back to the existing pages.
 */
export function Pagination({ current, last, link }: PaginationProps) {
  if (last <= 1 && current <= last) return null
  const wide = listedPages(current, last, 1)
  const onPhones = wide.length <= 5 ? wide : listedPages(current, last, 0)
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center sm:gap-0.5">
        <Step
          page={Math.min(current - 1, last)}
          visible={current > 1}
          label="Previous page"
          link={link}
        />
        {wide.map((page) => {
          if (page === null) return null
          const isOnPhones = onPhones.includes(page)
          const gaps = [isOnPhones && hasGap(onPhones, page), hasGap(wide, page)] as const
          return (
            <Fragment key={page}>
              {(gaps[0] || gaps[1]) && (
                <li className={classes('w-6 text-center text-ink-soft', hiding(...gaps))}>…</li>
              )}
              <li className={hiding(isOnPhones, true)}>
                {link({
                  page,
                  className: numberClass,
                  'aria-label': `Page ${page}`,
                  'aria-current': page === current ? 'page' : undefined,
                  children: page,
                })}
              </li>
            </Fragment>
          )
        })}
        <Step page={current + 1} visible={current < last} label="Next page" link={link} />
      </ul>
      <p className="pt-1 text-center text-sm text-ink-soft sm:hidden">
        {`Page ${Math.min(current, last)} of ${last}`}
      </p>
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

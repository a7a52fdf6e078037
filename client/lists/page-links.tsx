import type { PageLink } from '#contract/field.ts'
import { Icon } from '#ui/icon.tsx'

interface PageLinksProps {
  /** From the server: previous page, numbers and gaps, next page. */
  links: PageLink[]
  onPage: (page: number) => void
}

const link =
  'grid size-11 place-items-center rounded-full text-sm font-semibold tabular-nums hover:bg-brand-soft disabled:text-ink-soft disabled:hover:bg-transparent aria-[current]:bg-brand aria-[current]:text-on-brand forced-colors:aria-[current]:border-2'

/** Pagination for a panel or dialog, which has no address of its own. */
export function PageLinks({ links, onPage }: PageLinksProps) {
  const numbers = links.slice(1, -1)
  if (numbers.length < 2) return null
  return (
    <nav aria-label="Pages" className="border-t border-line p-1">
      <ul className="flex items-center justify-center">
        <Step link={links[0]} label="Previous page" onPage={onPage} />
        {numbers.map(({ url, label, active }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no key but their index
          <li key={at}>
            {label === '...' ? (
              <span className="grid w-6 place-items-center text-ink-soft">…</span>
            ) : (
              <button
                type="button"
                aria-label={`Page ${label}`}
                aria-current={active ? 'page' : undefined}
                disabled={url === null}
                onClick={() => onPage(pageOf(url))}
                className={link}
              >
                {label}
              </button>
            )}
          </li>
        ))}
        <Step link={links.at(-1)} label="Next page" onPage={onPage} />
      </ul>
    </nav>
  )
}

interface StepProps {
  link: PageLink | undefined
  label: 'Previous page' | 'Next page'
  onPage: (page: number) => void
}

function Step({ link: target, label, onPage }: StepProps) {
  const url = target?.url ?? null
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        disabled={url === null}
        onClick={() => onPage(pageOf(url))}
        className={link}
      >
        <Icon name={label === 'Next page' ? 'chevron-right' : 'chevron-left'} />
      </button>
    </li>
  )
}

/** The page number of a server link. */
function pageOf(url: string | null): number {
  return Number(new URLSearchParams(url?.split('?')[1]).get('page')) || 1
}

import type { PageLink, PageMeta } from '#contract/page.ts'

/** Page numbers shown on each side of the current one; the first and the last always are. */
const beside = 2

/** What stands beside a page of a list. `address` tells where page n is; `page` counts from 1. */
export function pageMeta(
  address: (page: number) => string,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): PageMeta {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, label: string, active = false): PageLink => ({
    url: to >= 1 && to <= last ? address(to) : null,
    label,
    active,
  })
  return {
    links: [
      link(Math.min(page - 1, last), 'Previous'),
      ...linkedPages(page, last).map((shown) =>
        shown === null
          ? { url: null, label: '...', active: false }
          : link(shown, String(shown), shown === page),
      ),
      link(page + 1, 'Next'),
    ],
    per_page: perPage,
    current_page: page,
    last_page: last,
    total,
  }
}

/** Null stands for a gap. */
function linkedPages(page: number, last: number): (number | null)[] {
  const shown: (number | null)[] = []
  const around = new Set([1, last])
  for (let near = page - beside; near <= page + beside; near++) around.add(near)
  let previous = 0
  for (const number of [...around].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)) {
    if (number > previous + 1) shown.push(null)
    shown.push(number)
    previous = number
  }
  return shown
}

/**
 * Relative addresses of a list's pages: what is undefined or empty is left out, lists are comma-separated. All
 * but the page's number is written once.
 */
export function pageAddresses(
  path: string,
  query: Record<string, unknown>,
): (page: number) => string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, page: 0 })) {
    const text = value === undefined ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  // No value has a plain '&' in it.
  const [before, after] = `?${search}`.split(/(?<=[?&]page=)0/)
  return (page) => `${path}${before}${page}${after}`
}

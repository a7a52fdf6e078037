import type { PageLink, PageMeta } from '#contract/field.ts'

/** Page numbers listed on each side of the current one, beside the first and the last. */
const beside = 2

/** The paging fields of a list. `address` gives the address of page n; `page` counts from 1. */
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
      ...linkedPages(page, last).map((number) =>
        number === null
          ? { url: null, label: '...', active: false }
          : link(number, String(number), number === page),
      ),
      link(page + 1, 'Next'),
    ],
    per_page: perPage,
    current_page: page,
    last_page: last,
    total,
  }
}

/** Null: a gap of two pages or more; a gap of one is its page. */
function linkedPages(page: number, last: number): (number | null)[] {
  const linked: (number | null)[] = []
  const around = new Set([1, last])
  for (let near = page - beside; near <= page + beside; near++) around.add(near)
  let previous = 0
  for (const number of [...around].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)) {
    if (number === previous + 2) linked.push(previous + 1)
    if (number > previous + 2) linked.push(null)
    linked.push(number)
    previous = number
  }
  return linked
}

/**
 * Relative addresses of a list's pages, without undefined and empty values; lists are comma-separated. All
 * but the page's number is built once.
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
  // Values are encoded, so none contains a plain '&'.
  const [before, after] = `?${search}`.split(/(?<=[?&]page=)0/)
  return (page) => `${path}${before}${page}${after}`
}

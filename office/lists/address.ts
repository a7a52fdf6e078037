import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { printSearch, type SearchParams } from '#client/search-params.ts'
import type { List } from './list.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Keys of the pages before this one; the first page has none. */
    before?: string[]
  }
}

/** A list's filters, order, columns and page, all of them in the address. */
export function useListAddress<Row>({ name, filters, orders, columns }: List<Row>) {
  const router = useRouter()
  const navigate = useNavigate()
  const { searchStr, pathname, state, href } = useLocation()
  const search: SearchParams = router.options.parseSearch(searchStr)
  const before = state.before ?? []
  const query: Record<string, string> = {}
  for (const key of [...filters.map(({ key }) => key), 'order', 'after']) {
    const value = search[key]
    if (value) query[key] = value
  }
  const chosen = search.columns?.split(',')
  function go(changes: SearchParams, options: { replace?: boolean; before?: string[] } = {}) {
    const next = { ...search, after: undefined, entry: undefined, ...changes }
    const clean = Object.fromEntries(Object.entries(next).filter(([, value]) => value))
    const { replace, before = [] } = options
    void navigate({ to: pathname, search: clean, replace, state: { before } })
  }
  return {
    name,
    query,
    /** The whole query as text, without the page: what a saved view stores. */
    text: printSearch({ ...search, after: undefined, entry: undefined }).slice(1),
    order: search.order ?? orders?.[0]?.value,
    isFiltered: filters.some(({ key }) => search[key]),
    isFirst: !search.after,
    /** False from the moment in which the member leaves for another address, which is not shown yet. */
    isHere: () => router.latestLocation.href === href,
    columnKeys: columns
      .filter(({ key, isOptional }) => (chosen ? chosen.includes(key) : !isOptional))
      .map(({ key }) => key),
    valueOf: (key: string) => search[key] ?? '',
    entry: search.entry,
    /** The list with this row open over it. */
    entryLink: (key: string) => ({ to: pathname, search: { ...search, entry: key } }),
    closeEntry: () => go({ entry: undefined, after: search.after }, { replace: true, before }),
    /** While typing `replace` leaves no page of the history behind. */
    set: (key: string, value: string, replace = false) => go({ [key]: value }, { replace }),
    setColumns: (keys: readonly string[]) =>
      go({ columns: keys.join(','), after: search.after }, { replace: true, before }),
    clear: () => go(Object.fromEntries(filters.map(({ key }) => [key, undefined]))),
    open: (text: string) =>
      void navigate({ to: pathname, search: router.options.parseSearch(`?${text}`) }),
    next: (after: string) => go({ after }, { before: [...before, search.after ?? ''] }),
    previous: () => go({ after: before.at(-1) }, { before: before.slice(0, -1) }),
  }
}

export type ListAddress = ReturnType<typeof useListAddress>

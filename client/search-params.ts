/**
 * The query of an address as text, exactly as written; values of a repeated name are joined by
 * commas.
 */
export type SearchParams = Record<string, string | undefined>

/** `?brands=3&brands=9&prod=` → `{ brands: '3,9', prod: '' }` (a plain HTML form repeats names). */
export function parseSearch(text: string): SearchParams {
  const search: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const before = Object.hasOwn(search, name) ? `${search[name]},` : ''
    search[name] = before + value
  }
  return search
}

/**
 * The inverse of `parseSearch`. Leaves out undefined values, not empty ones; commas stay readable.
 */
export function printSearch(search: SearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.append(name, value)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The page of a list that an address names, from 1; the first for anything else. */
export function pageIn({ page = '' }: SearchParams): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

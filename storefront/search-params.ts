/** An address's query as the pages read it: text, exactly as written; a repeated name is comma-joined. */
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

/** The other way round; undefined values are left out, empty ones are kept. Commas stay readable. */
export function printSearch(search: SearchParams): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.append(name, value)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The page of a list that an address names, from 1; what is none is the first. */
export function pageIn({ page = '' }: SearchParams): number {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

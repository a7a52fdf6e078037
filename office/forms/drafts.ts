import { isRecord, isText, isWhole } from '#client/guards.ts'

/** A field's value: text, or chosen names. */
export type FieldValue = string | readonly string[]
export type FormValues = Record<string, FieldValue>

/** What was read from the server when the typing began. */
export interface Read<V extends FormValues> {
  version: number
  values: V
}

/** What a member has typed into a form and not saved. */
export interface Draft<V extends FormValues> {
  read: Read<V>
  values: V
  /** ms since 1970, by the browser's clock. */
  at: number
}

const prefix = 'oja-office-draft'

/** One draft for each member and record, such as `role:3`: a shared browser mixes nobody's work. */
export function draftKey(memberId: number, record: string): string {
  return `${prefix}:${memberId}:${record}`
}

/** Null where there is none, or its fields are not those of the form now. */
export function readDraft<V extends FormValues>(key: string, like: V): Draft<V> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.read) || !isWhole(stored.at)) return null
    const [read, values] = [valuesLike(stored.read.values, like), valuesLike(stored.values, like)]
    if (!read || !values || !isWhole(stored.read.version)) return null
    return { read: { version: stored.read.version, values: read }, values, at: stored.at }
  } catch {
    return null
  }
}

/** Where the browser stores nothing, the draft lasts as long as the page. */
export function storeDraft<V extends FormValues>(key: string, draft: Draft<V> | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Full, or forbidden.
  }
}

/** Drops all drafts of this browser: at a sign-out they would be the next person's to read. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${prefix}:`)) localStorage.removeItem(key)
    }
  } catch {
    // There are none.
  }
}

export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((name) => other.includes(name))
}

/** Values with exactly these fields, each of its kind; null for anything else. */
export function valuesLike<V extends FormValues>(stored: unknown, like: V): V | null {
  if (!isRecord(stored)) return null
  const names = Object.keys(like)
  const isLike = (values: Record<string, unknown>): values is V =>
    names.every((name) => isOfKind(values[name], like[name]))
  const values = Object.fromEntries(names.map((name) => [name, stored[name]]))
  return isLike(values) ? values : null
}

function isOfKind(value: unknown, like: FieldValue | undefined): boolean {
  return typeof like === 'string' ? isText(value) : Array.isArray(value) && value.every(isText)
}

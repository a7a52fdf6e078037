import { isRecord, isText, listOf } from '#client/guards.ts'

/** A picture that the mall has stored, as a record refers to it. */
export interface Picture {
  /** SHA-256, 64 hexadecimal digits. */
  hash: string
  /** What it shows, in words for those who do not see it. */
  alt: string
}

/** The address of a stored picture: the first 96 bits of its hash, in base64url. */
export function addressOf({ hash }: Pick<Picture, 'hash'>): string {
  const bytes = hash.slice(0, 24).match(/../g) ?? []
  const text = String.fromCharCode(...bytes.map((digits) => Number.parseInt(digits, 16)))
  return `/media/${btoa(text).replaceAll('+', '-').replaceAll('/', '_')}`
}

/** Pictures as the text of one field of a record form, in their order. */
export function picturesText(pictures: readonly Picture[]): string {
  return JSON.stringify(pictures.map(({ hash, alt }) => ({ hash, alt })))
}

/** The reverse; none where the text is something else. */
export function picturesIn(text: string): Picture[] {
  try {
    return listOf(JSON.parse(text), (entry) =>
      isRecord(entry) && isText(entry.hash) && isText(entry.alt)
        ? { hash: entry.hash, alt: entry.alt }
        : null,
    )
  } catch {
    return []
  }
}

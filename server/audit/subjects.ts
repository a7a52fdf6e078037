import type { Db } from '#server/platform/database/query.ts'

/** The records of one kind that entries are about, as the domain that has them names them. */
export interface SubjectKind {
  /** The names of those of these records that are still there, by what names each in a subject: `12` of `product:12`. */
  namesOf(db: Db, keys: string[]): Promise<Map<string, string>>
  /** The records whose name or code has these words; 100 at most. */
  named(db: Db, words: string): Promise<string[]>
}

/** By the kind of a subject: `product` of `product:12`. A kind without a row here is found by its number alone. */
export type SubjectKinds = Readonly<Record<string, SubjectKind>>

/** The names of those of these subjects that have one, by subject. */
export async function subjectNames(
  db: Db,
  kinds: SubjectKinds,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const byKind = Map.groupBy(new Set(subjects), (subject) => subject.split(':')[0] ?? '')
  const names = new Map<string, string>()
  for (const [kind, ofKind] of byKind) {
    const found = await kinds[kind]?.namesOf(db, ofKind.map(keyOf))
    for (const subject of ofKind) {
      const name = found?.get(keyOf(subject))
      if (name) names.set(subject, name)
    }
  }
  return names
}

/** The subjects of all kinds whose name or code has these words. */
export async function subjectsNamed(db: Db, kinds: SubjectKinds, words: string): Promise<string[]> {
  const subjects: string[] = []
  for (const [kind, { named }] of Object.entries(kinds))
    for (const key of await named(db, words)) subjects.push(`${kind}:${key}`)
  return subjects
}

const keyOf = (subject: string) => subject.slice(subject.indexOf(':') + 1)

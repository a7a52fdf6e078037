import { folded } from '#contract/office/folded.ts'

/** Whether somebody who says this name may be the customer: each of the words is one of theirs, in any order. */
export function isNameOf(said: string, { firstName, lastName }: NameOf): boolean {
  const own = folded(`${firstName} ${lastName ?? ''}`).split(' ')
  const words = folded(said).split(' ')
  return words.every((word) => word.length > 1 && own.includes(word))
}

interface NameOf {
  firstName: string
  lastName: string | null
}

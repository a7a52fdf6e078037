import { DatabaseError } from 'pg'

/** Whether a row was refused because what it refers to, by such a constraint, is not there (any more). */
export function isMissingReference(error: unknown, constraint: RegExp): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23503' &&
    constraint.test(error.constraint ?? '')
  )
}

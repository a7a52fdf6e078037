/** Whether a row was refused because it refers to one that is not there (any more). */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}

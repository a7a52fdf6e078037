import { refuse } from '#server/platform/http/handler.ts'

/** Refuses a file as a whole, in words. */
export function refuseFile(words: string): never {
  refuse('validation_failed', { message: words, errors: { file: [words] } })
}
